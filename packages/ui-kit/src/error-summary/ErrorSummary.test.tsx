import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { describeConformance } from '../internals/describeConformance';
import { Radio } from '../radio-group/Radio';
import { RadioGroup } from '../radio-group/RadioGroup';
import { TextField } from '../text-field/TextField';
import { TextsProvider } from '../texts/TextsProvider';
import { ErrorSummary } from './ErrorSummary';
import { ErrorSummaryItem } from './ErrorSummaryItem';

const summary = () => screen.getByRole('group', { name: 'Rett opp dette før du går videre' });
const summaryOf = (href: string, text: string) => (
  <ErrorSummary>
    <ErrorSummaryItem href={href}>{text}</ErrorSummaryItem>
  </ErrorSummary>
);
const scrollIntoView = vi.fn(function (this: Element) {
  return this;
});

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('ErrorSummary', () => {
  describeConformance(<ErrorSummary />);

  test('keeps the focus where it is while its errors change', () => {
    const { rerender } = render(summaryOf('#epost', 'Skriv e-postadressen din'));
    summary().blur();
    rerender(<ErrorSummary />);
    expect(document.body).toHaveFocus();
  });

  test('leaves the focus alone with `autoFocus={false}`', () => {
    render(<ErrorSummary autoFocus={false} />);
    expect(document.body).toHaveFocus();
  });

  test('has a heading of the given level and text', () => {
    render(<ErrorSummary heading="To felt mangler" headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'To felt mangler' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'To felt mangler' })).toHaveFocus();
  });

  test('speaks the language of the page, or its `texts`', () => {
    render(
      <TextsProvider language="en">
        <ErrorSummary />
        <ErrorSummary texts={{ heading: 'Two fields are missing' }} />
      </TextsProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Correct this before you continue' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Two fields are missing' })).toBeVisible();
  });
});

describe('ErrorSummaryItem', () => {
  const inSummary = ({ children }: { children: ReactNode }) => (
    <ErrorSummary>{children}</ErrorSummary>
  );
  describeConformance(<ErrorSummaryItem href="#epost">Skriv e-post</ErrorSummaryItem>, {
    wrapper: inSummary,
  });

  const field = <TextField id="postnummer" label="Postnummer" />;
  const label = () => screen.getByText('Postnummer').closest('label');
  test.each<[string, ReactNode, () => Element | null]>([
    ['the label', field, label],
    ['the label, also in a group', <fieldset key="group">{field}</fieldset>, label],
    [
      'the field without a label in sight',
      <input key="input" id="postnummer" aria-label="Postnummer" />,
      () => screen.getByRole('textbox'),
    ],
  ])('moves the focus to its field, and scrolls to %s', async (_what, shown, place) => {
    render(
      <>
        {summaryOf('#postnummer', 'Skriv fire siffer')}
        {shown}
      </>,
    );
    await follow('Skriv fire siffer');
    expect(screen.getByRole('textbox', { name: 'Postnummer' })).toHaveFocus();
    expect(scrollIntoView.mock.results[0]?.value).toBe(place());
    expect(window.location.hash).toBe('');
  });

  test.each([
    ['that is not there', null],
    ['that takes no focus', <input key="1" id="epost" disabled />],
  ])('is the browser’s link for a field %s', async (_which, field) => {
    const onPress = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', onPress, { once: true });
    render(
      <>
        {summaryOf('#epost', 'Skriv e-post')}
        {field}
      </>,
    );
    await follow('Skriv e-post');
    expect(onPress).toHaveReturnedWith(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('goes nowhere after preventDefault() in its onClick', async () => {
    render(
      <>
        <ErrorSummary>
          <ErrorSummaryItem href="#epost" onClick={(event) => event.preventDefault()}>
            Skriv e-post
          </ErrorSummaryItem>
        </ErrorSummary>
        <input id="epost" aria-label="E-post" />
      </>,
    );
    await follow('Skriv e-post');
    expect(screen.getByRole('textbox', { name: 'E-post' })).not.toHaveFocus();
  });

  test('moves the focus to the first answer of a group, not to the help button before it, and scrolls to both', async () => {
    render(
      <>
        {summaryOf('#tilbud', 'Velg ja eller nei')}
        <RadioGroup
          id="tilbud"
          legend="Vil du ha tilbud?"
          description={<HelpTooltip about="tilbud" />}
        >
          <Radio value="ja">Ja</Radio>
          <Radio value="nei">Nei</Radio>
        </RadioGroup>
      </>,
    );
    await follow('Velg ja eller nei');
    const answer = screen.getByRole('radio', { name: 'Ja' });
    expect(answer).toHaveFocus();
    expect(scrollIntoView.mock.results.map(({ value }) => value)).toEqual([
      screen.getByText('Vil du ha tilbud?').closest('legend'),
      answer,
    ]);
  });
});
