import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readDate } from '../../date-field/readDate';
import { Checkbox, CheckboxGroup, Radio, RadioGroup, TextField } from '../../index';
import { type FormField, formFields } from './testing/formFields';
import { libraryWays, needsController } from './testing/libraryWays';

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).getAll('felt');
const inForm = (field: JSX.Element) => <form aria-label="Skjema">{field}</form>;
const reset = () => act(() => form().reset());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The page shows an answer, its form sends the answer, and more than at once. */
async function expectAnswer(field: FormField, answer: unknown) {
  const { shown, sent: sentFor } = field;
  await waitFor(() => {
    expect(shown()).toEqual(answer);
    expect(sent()).toEqual(sentFor(answer));
  });
  await expectShown(field, answer);
  expect(sent()).toEqual(sentFor(answer));
}

/** The page shows an answer, and still does when all that waits has run. */
async function expectShown({ shown }: FormField, answer: unknown) {
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
  expect(shown()).toEqual(answer);
}

interface ControlledProps {
  field: FormField;
  /** @default the first answer */
  start?: unknown;
  required?: boolean;
  min?: number;
}

/** A page that controls the field. The state of the page is an element's text. */
function Controlled({ field, start = field.answers[0], ...props }: ControlledProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      {field.view({
        name: 'felt',
        ...props,
        [field.props.value]: value,
        [field.props.onChange]: (argument: never) => setValue(field.answerIn(argument)),
      })}
      <samp data-testid="state">{JSON.stringify(value)}</samp>
    </>
  );
}
const stateOf = () => JSON.parse(screen.getByTestId('state').textContent ?? '');

const uncontrolled = (field: FormField, props: object = {}) =>
  inForm(field.view({ name: 'felt', [field.props.initial]: field.answers[0], ...props }));

/** A page that resets its form to another default. */
function NewDefault({ field }: { field: FormField }) {
  const [initial, setInitial] = useState(field.answers[0]);
  const start = (next: unknown) => {
    setInitial(next);
    form().reset();
  };
  return (
    <>
      {uncontrolled(field, { [field.props.initial]: initial })}
      <button type="button" onClick={() => start(field.answers[1])}>
        Ny
      </button>
      <button type="button" onClick={() => start(field.answers[0])}>
        Gammel
      </button>
    </>
  );
}

/** Hydrates a page in which a person has answered before. React may have read the form by then. */
async function hydrate(field: FormField, view: JSX.Element, answer: unknown) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(view);
  field.fillIn(answer);
  expect(sent().map((text) => readDate(String(text)).date ?? text)).toEqual(field.sent(answer));
  const root = await act(async () => hydrateRoot(page, view));
  await act(async () => {});
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
}

const ways: Record<string, (field: FormField) => Promise<void>> = {
  'native `FormData`': async (field) => {
    const [first, second] = field.answers;
    render(uncontrolled(field));
    await expectAnswer(field, first);
    await field.answer(second);
    await expectAnswer(field, second);
    await field.answer(first);
    await expectAnswer(field, first);
  },

  '`form.reset()`': async (field) => {
    const [first, second] = field.answers;
    const heard: unknown[] = [];
    const onChange = (argument: never) => heard.push(field.answerIn(argument));
    render(uncontrolled(field, { [field.props.onChange]: onChange }));
    for (const round of [1, 2]) {
      await field.answer(second);
      expect(heard, `round ${round}`).toEqual(Array(round).fill(second));
      reset();
      expect(field.shown()).toEqual(first);
      await expectAnswer(field, first);
    }
  },

  'a reset button, also of another form (`form="id"`)': async (field) => {
    const [first, second] = field.answers;
    render(
      <>
        {field.view({ name: 'felt', form: 'skjema', [field.props.initial]: first })}
        <form id="skjema" aria-label="Skjema">
          <button type="reset">Tøm</button>
        </form>
      </>,
    );
    await field.answer(second);
    await expectAnswer(field, second);
    await press('Tøm');
    await expectAnswer(field, first);
  },

  'a reset that is cancelled': async (field) => {
    const [first, second] = field.answers;
    render(uncontrolled(field));
    await field.answer(second);
    window.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    reset();
    await expectAnswer(field, second);
    reset();
    await expectAnswer(field, first);
  },

  'a reset with a new default': async (field) => {
    const [first, second] = field.answers;
    render(<NewDefault field={field} />);
    await field.answer(second);
    await press('Ny');
    await expectAnswer(field, second);
    await field.answer(first);
    await press('Gammel');
    await expectAnswer(field, first);
  },

  'a new default after a reset': async (field) => {
    const [first, second] = field.answers;
    const page = (initial: unknown) => uncontrolled(field, { [field.props.initial]: initial });
    const { rerender } = render(page(first));
    await field.answer(second);
    reset();
    await expectAnswer(field, first);
    rerender(page(second));
    await expectAnswer(field, second);
    await field.answer(first);
    rerender(page(field.none));
    await expectAnswer(field, first);
    form().reset();
    rerender(page(second));
    await expectAnswer(field, second);
  },

  controlled: async (field) => {
    const [, second] = field.answers;
    render(inForm(<Controlled field={field} />));
    await field.answer(second);
    expect(stateOf()).toEqual(second);
    await expectAnswer(field, second);
    reset();
    expect(field.shown()).toEqual(second);
    await expectAnswer(field, second);
  },

  'answered before hydration': async (field) => {
    const [first, second] = field.answers;
    const heard: unknown[] = [];
    const onChange = (argument: never) => heard.push(field.answerIn(argument));
    await hydrate(field, uncontrolled(field, { [field.props.onChange]: onChange }), second);
    await expectAnswer(field, second);
    expect(heard).toEqual([second]);
    await field.answer(first);
    await expectAnswer(field, first);
  },

  'controlled, answered before hydration': async (field) => {
    const [, second] = field.answers;
    await hydrate(field, inForm(<Controlled field={field} />), second);
    expect(stateOf()).toEqual(second);
    await expectAnswer(field, second);
  },

  'filled in without events': async (field) => {
    const [, second] = field.answers;
    const initial = { name: 'felt', [field.props.initial]: field.answers[0] };
    const views = [() => field.view(initial), () => <Controlled field={field} />];
    const presses = [
      () => void fireEvent.submit(form()),
      () => fireEvent.click(screen.getByRole('button')),
      () => press('Send'),
    ];
    for (const view of views)
      for (const send of presses) {
        let received: unknown;
        const page = () => (
          <form
            aria-label="Skjema"
            onSubmit={(event) => {
              event.preventDefault();
              received = new FormData(event.currentTarget).getAll('felt');
            }}
          >
            {view()}
            <button type="submit">Send</button>
          </form>
        );
        const { rerender } = render(page());
        field.fillIn(second);
        rerender(page());
        await expectShown(field, second);
        await send();
        expect(received).toEqual(field.sent(second));
        if (screen.queryByTestId('state')) expect(stateOf()).toEqual(second);
        await expectAnswer(field, second);
        cleanup();
      }
  },

  '`<fieldset disabled>`': async (field) => {
    const [first] = field.answers;
    const page = (disabled: boolean) =>
      inForm(
        <fieldset disabled={disabled}>
          {field.view({ name: 'felt', [field.props.initial]: first })}
        </fieldset>,
      );
    const { rerender } = render(page(true));
    expect(sent()).toEqual([]);
    rerender(page(false));
    await expectAnswer(field, first);
  },

  'validated by the browser (`required`, `min`)': async (field) => {
    const [, second] = field.answers;
    const answer = field.part === 'Checkbox' ? true : second;
    const rule = field.part === 'CheckboxGroup' ? { min: 1 } : { required: true };
    render(inForm(field.view({ name: 'felt', ...rule })));
    expect(form().checkValidity()).toBe(false);
    await field.answer(answer);
    expect(form().checkValidity()).toBe(true);
    reset();
    await waitFor(() => expect(form().checkValidity()).toBe(false));
    cleanup();
    render(inForm(<Controlled field={field} start={field.none} {...rule} />));
    expect(form().checkValidity()).toBe(false);
    field.fillIn(answer);
    // An answer that the page did not know: the next try sends the form.
    act(() => void form().checkValidity());
    expect(form().checkValidity()).toBe(true);
    await expectShown(field, answer);
  },
};

const conform = Object.entries(ways).map(([way, run]) => ({ way, run }));
const withLibraries = Object.entries(libraryWays).map(([way, run]) => ({ way, run }));

describe.each(formFields)('$part', (field) => {
  test.each(conform)('conformance in a form: $way', ({ run }) => run(field));

  // React 18 has no form actions, and the library would bring another React.
  if (!version.startsWith('18.'))
    test.each(withLibraries)('in a form: $way', ({ run }) => run(field));
});

test('a group hears of its own controls alone, not of a field for another answer', async () => {
  const onChange = vi.fn();
  render(
    <>
      <RadioGroup legend="Hva er skadet?" onChange={onChange}>
        <Radio value="hus">Huset</Radio>
        <TextField label="Annet" />
      </RadioGroup>
      <CheckboxGroup legend="Varsler" onChange={onChange}>
        <Checkbox value="sms">SMS</Checkbox>
        <TextField label="Annen måte" />
      </CheckboxGroup>
    </>,
  );
  for (const box of screen.getAllByRole('textbox')) await userEvent.type(box, 'x');
  expect(onChange).not.toHaveBeenCalled();
  for (const label of ['Huset', 'SMS']) await userEvent.click(screen.getByLabelText(label));
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** A page that controls all fields, by the names of their parts. */
function AllControlled() {
  const [values, setValues] = useState<Record<string, unknown>>({});
  return (
    <form aria-label="Skjema" onSubmit={(event) => event.preventDefault()}>
      {formFields.map(({ part, props, view, answers, answerIn }) => (
        <div key={part} data-testid={part}>
          {view({
            name: part,
            [props.value]: values[part] ?? answers[0],
            [props.onChange]: (argument: never) => {
              const value = answerIn(argument);
              setValues((before) => ({ ...before, [part]: value }));
            },
          })}
        </div>
      ))}
      <samp data-testid="state">{JSON.stringify(values)}</samp>
    </form>
  );
}

test('reads what stands in all fields of a form before the page hears of one', () => {
  render(<AllControlled />);
  for (const { part, fillIn, answers } of formFields)
    fillIn(answers[1], within(screen.getByTestId(part)));
  fireEvent.submit(form());
  expect(stateOf()).toEqual(
    Object.fromEntries(formFields.map(({ part, answers }) => [part, answers[1]])),
  );
});

test('has the table of fields and ways in the documentation', async () => {
  const rows = [
    ['', ...formFields.map(({ part }) => part)],
    ['---', ...formFields.map(() => '---')],
    ...[...conform, ...withLibraries].map(({ way }) => [
      way,
      ...formFields.map((field) =>
        needsController(field, way)
          ? 'use `Controller` (warning in development)'
          : (field.notes?.[way] ?? 'works'),
      ),
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  await expect(
    `# Fields in forms\n\nEach field in each way to write a form, as a test tries them.\n\n${table}`,
  ).toMatchFileSnapshot('../../../docs/forms-table.md');
});
