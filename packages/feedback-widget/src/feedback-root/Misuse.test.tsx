import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  CheckboxQuestion,
  DoneFeedback,
  Feedback,
  FeedbackActions,
  FeedbackContact,
  FeedbackFollowup,
  FeedbackForm,
  FeedbackText,
  type FeedbackTexts,
  FeedbackThanks,
  NpsQuestion,
  RadioQuestion,
  type SmileyFeedbackProps,
  type SmileyOption,
  SmileyQuestion,
  TextQuestion,
} from '../index';

test.each([
  ['SmileyQuestion', <SmileyQuestion key="a" />],
  ['NpsQuestion', <NpsQuestion key="k" />],
  ['FeedbackForm', <FeedbackForm key="b" />],
  ['FeedbackText', <FeedbackText key="c" />],
  ['FeedbackActions', <FeedbackActions key="d" />],
  ['FeedbackThanks', <FeedbackThanks key="e" />],
  ['FeedbackFollowup', <FeedbackFollowup key="f" />],
  ['FeedbackContact', <FeedbackContact key="g" />],
  ['RadioQuestion', <RadioQuestion key="h" label="Hva?" options={[]} />],
  ['CheckboxQuestion', <CheckboxQuestion key="i" label="Hva?" options={[]} />],
  ['TextQuestion', <TextQuestion key="j" label="Hva?" />],
])('a component outside its root logs an error for <%s>, and renders nothing', (name, part) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(part);
  expect(container).toBeEmptyDOMElement();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`<${name}>`));
});

test.each([0, 6, 2.5, Number.NaN, '3'])(
  'a smiley scale logs an error for the value %j, and renders nothing',
  (value) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const options = [{ value, label: 'Feil' }] as SmileyOption[];
    const { container } = render(<Feedback type="smiley" options={options} onSubmit={vi.fn()} />);
    expect(container).toBeEmptyDOMElement();
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('from 1 to 5'));
  },
);

test('a widget whose onSubmit is no function logs one error, and shows the failure and no thank-you', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const press = (role: 'radio' | 'button', name: string) =>
    userEvent.click(screen.getByRole(role, { name }));
  const widget = (onSubmit: unknown) => (
    <Feedback {...({ onSubmit } as object as SmileyFeedbackProps)} />
  );
  const { rerender } = render(widget(undefined));
  await press('radio', 'Midt på treet');
  for (const onSubmit of [undefined, '/api/feedback']) {
    rerender(widget(onSubmit));
    await press('button', 'Send');
    expect(screen.getByText(/^Vi fikk ikke sendt/)).toBeVisible();
  }
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('onSubmit is no function'));
  rerender(widget(vi.fn()));
  await press('button', 'Send');
  expect(screen.getByRole('heading', { name: 'Takk for tilbakemeldingen!' })).toBeVisible();
});

test('a language that is a code logs an error, and is bokmål', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const language = 'en' as unknown as FeedbackTexts;
  render(<DoneFeedback language={language} onSubmit={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Ja' })).toBeVisible();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('import { en }'));
});
