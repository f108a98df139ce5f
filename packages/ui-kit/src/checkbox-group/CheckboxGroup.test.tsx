import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox';
import { describeChanges } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

const question = (props?: Partial<CheckboxGroupProps>) => (
  <CheckboxGroup legend="Hvordan vil du ha varsler?" {...props}>
    <Checkbox value="epost">E-post</Checkbox>
    <Checkbox value="sms">SMS</Checkbox>
    <Checkbox value="post">Brev</Checkbox>
  </CheckboxGroup>
);
const group = () => screen.getByRole('group', { name: /^Hvordan vil du ha varsler/ });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByText(name));
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value);

describe('CheckboxGroup', () => {
  describeConformance(question());
  describeChanges({
    state: 'value',
    before: ['epost'],
    after: ['epost', 'sms'],
    view: question,
    change: () => press('SMS'),
    shown: ticked,
    sent: [['epost'], ['epost', 'sms']],
    takesBusy: true,
  });
  describeField({
    view: question,
    field: group,
    controls: () => screen.getAllByRole('checkbox'),
  });

  test('adds a value at the end, and takes it away again', async () => {
    const onValueChange = vi.fn();
    render(question({ onValueChange, defaultValue: ['post'] }));
    await press('E-post');
    await press('Brev');
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
      ['post', 'epost'],
      ['epost'],
    ]);
  });

  test('leaves the group as it is when the box itself refuses the change', async () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup legend="Varsler" onValueChange={onValueChange}>
        <Checkbox value="sms" onCheckedChange={(_, { cancel }) => cancel()}>
          SMS
        </Checkbox>
      </CheckboxGroup>,
    );
    await press('SMS');
    expect(box('SMS')).not.toBeChecked();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

/** A page that controls the group, and whose code removes the answers. */
function Emptied({ page }: { page: (props: Partial<CheckboxGroupProps>) => ReactNode }) {
  const [value, setValue] = useState(['sms']);
  return (
    <>
      {page({ min: 1, value, onValueChange: setValue })}
      <button type="button" onClick={() => setValue([])}>
        Tøm
      </button>
    </>
  );
}

describe('CheckboxGroup with a number of choices', () => {
  const page = (props: Partial<CheckboxGroupProps>) => (
    <form aria-label="Varsler">
      {question(props)}
      <button type="submit">Lagre</button>
    </form>
  );
  const form = () => screen.getByRole<HTMLFormElement>('form');

  interface Boxes {
    values: string[];
    /** The value of the box that is disabled. */
    disabled?: string;
    props?: Partial<CheckboxGroupProps>;
  }
  const boxes = ({ values, disabled, props }: Boxes) => (
    <form aria-label="Varsler">
      <CheckboxGroup legend="Varsler" min={1} {...props}>
        {values.map((value) => (
          <Checkbox key={value} value={value} disabled={value === disabled}>
            {value}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </form>
  );

  test('asks for more when the focus leaves the group, not before', async () => {
    render(page({ min: 3 }));
    await press('SMS');
    await press('Brev');
    expect(group()).not.toHaveAccessibleDescription();
    await press('Lagre');
    expect(group()).toHaveAccessibleDescription('Velg minst 3');
    expect(box('E-post').validationMessage).toBe('Velg minst 3');
    await press('E-post');
    expect(group()).not.toHaveAccessibleDescription();
  });

  test('asks for nothing when code has emptied the value, until the group is left again', async () => {
    render(<Emptied page={page} />);
    await press('E-post');
    await press('Tøm');
    expect(group()).not.toHaveAccessibleDescription();
    await press('E-post');
    await press('E-post');
    await press('Lagre');
    expect(group()).toHaveAccessibleDescription('Velg minst 1');
    await press('E-post');
    await press('Tøm');
    expect(group()).not.toHaveAccessibleDescription();
  });

  test('asks for nothing when code has emptied the boxes', async () => {
    render(page({ min: 1, defaultValue: ['sms'] }));
    await press('E-post');
    await press('Lagre');
    await act(async () => {
      for (const name of ['E-post', 'SMS']) box(name).checked = false;
    });
    expect(box('SMS').validationMessage).toBe('Velg minst 1');
    expect(group()).not.toHaveAccessibleDescription();
  });

  test('says at once that too many are chosen', async () => {
    render(page({ max: 1, defaultValue: ['sms'] }));
    await press('Brev');
    expect(group()).toHaveAccessibleDescription('Velg høyst 1');
    expect(box('Brev')).toBeInvalid();
  });

  test('asks for a choice also when its first box comes, goes or is disabled', async () => {
    const { rerender } = render(boxes({ values: ['b', 'c'] }));
    rerender(boxes({ values: ['b', 'c'], disabled: 'b' }));
    expect(form().checkValidity()).toBe(false);
    rerender(boxes({ values: ['c'] }));
    expect(form().checkValidity()).toBe(false);
    rerender(boxes({ values: ['a', 'c'] }));
    await press('c');
    expect(form().checkValidity()).toBe(true);
    rerender(boxes({ values: ['a'] }));
    expect(form().checkValidity()).toBe(false);
  });

  test.each([
    ['controlled', { value: ['sms'] }],
    ['uncontrolled', { defaultValue: ['sms'] }],
  ])('counts the boxes alone that are there and can be sent (%s)', (_kind, props) => {
    const { rerender } = render(boxes({ values: ['epost', 'sms'], props }));
    expect(form().checkValidity()).toBe(true);
    rerender(boxes({ values: ['epost', 'sms'], disabled: 'sms', props }));
    expect(form().checkValidity()).toBe(false);
    rerender(boxes({ values: ['epost', 'sms'], props }));
    expect(form().checkValidity()).toBe(true);
    rerender(boxes({ values: ['epost'], props }));
    expect(form().checkValidity()).toBe(false);
  });

  test('lets the next try send a box that was ticked without an event', async () => {
    render(page({ min: 1, name: 'varsel' }));
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked') ?? {};
    set?.call(box('SMS'), true);
    act(() => void form().checkValidity());
    expect(form().checkValidity()).toBe(true);
  });

  test('gives the problem with the number as data', async () => {
    const onValueChange = vi.fn();
    render(question({ min: 2, max: 2, onValueChange }));
    for (const name of ['E-post', 'SMS', 'Brev']) await press(name);
    expect(onValueChange.mock.calls.map(([, { problem }]) => problem)).toEqual([
      'too-few',
      undefined,
      'too-many',
    ]);
  });

  test('shows a value that is no list as no choices, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(question({ value: true as never }));
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is an array'));
  });

  test('warns of a box with another name', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <CheckboxGroup legend="Varsler" name="varsler">
        <Checkbox name="kanal" value="sms">
          SMS
        </Checkbox>
      </CheckboxGroup>,
    );
    expect(box('SMS')).toHaveAttribute('name', 'varsler');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("'kanal'"));
  });

  test('gives the focus to its first box that can have it, and brings the question into view', () => {
    const scrolled = vi.fn(function (this: Element) {
      return this;
    });
    Element.prototype.scrollIntoView = scrolled;
    render(
      <CheckboxGroup legend="Varsler" ref={(fieldset) => fieldset?.focus()}>
        <Checkbox value="sms" disabled>
          SMS
        </Checkbox>
        <Checkbox value="post">Brev</Checkbox>
      </CheckboxGroup>,
    );
    expect(box('Brev')).toHaveFocus();
    expect(scrolled.mock.results.map(({ value }) => value)).toEqual([
      screen.getByText('Varsler').closest('legend'),
      box('Brev'),
    ]);
  });

  test('shows an error of the page instead of its own', async () => {
    render(page({ max: 1, defaultValue: ['sms', 'post'], error: 'Velg SMS eller brev' }));
    expect(group()).toHaveAccessibleDescription('Velg SMS eller brev');
  });
});
