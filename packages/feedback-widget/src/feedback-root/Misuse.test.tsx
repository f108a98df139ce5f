import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  CheckboxQuestion,
  Feedback,
  FeedbackActions,
  FeedbackContact,
  FeedbackFollowup,
  FeedbackForm,
  FeedbackText,
  FeedbackThanks,
  RadioQuestion,
  type SmileyOption,
  SmileyQuestion,
  TextQuestion,
} from '../index';

test.each([
  ['SmileyQuestion', <SmileyQuestion key="a" />],
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
