import { zodResolver } from '@hookform/resolvers/zod';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ComponentType, type JSX, useActionState, useState } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { FormField } from './formFields';

/** A test of a field in one way to write a form. */
type Way = (field: FormField) => Promise<void>;

const form = () => screen.getByRole<HTMLFormElement>('form');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const answerOf = (field: FormField, data: FormData) => {
  const all = data.getAll('felt');
  if (field.part === 'CheckboxGroup') return all;
  if (field.part === 'Checkbox') return all.length > 0;
  return all[0] ?? field.none;
};

interface ViewProps {
  field: FormField;
  /** The answers of the last submit. */
  answers: unknown;
}

interface ActionFormProps {
  field: FormField;
  first: unknown;
  View: ComponentType<ViewProps>;
  received: unknown[];
}

/** A form whose action refuses its answers once, and takes them then. */
function ActionForm({ field, first, View, received }: ActionFormProps) {
  const [state, submit] = useActionState(
    async (_before: object, data: FormData) => {
      await Promise.resolve();
      received.push(data.getAll('felt'));
      return { answers: answerOf(field, data), error: received.length === 1 ? 'Prøv igjen' : '' };
    },
    { answers: first, error: '' },
  );
  return (
    <form aria-label="Skjema" action={submit}>
      <View field={field} answers={state.answers} />
      <p>{state.error}</p>
      <button type="submit">Send</button>
    </form>
  );
}

function actionWay(View: ComponentType<ViewProps>): Way {
  return async (field) => {
    const [one, other] = field.answers;
    for (const [start, end] of [
      [one, other],
      [other, one],
    ]) {
      const received: unknown[] = [];
      const page = <ActionForm field={field} first={start} View={View} received={received} />;
      const { unmount } = render(page);
      await field.answer(end);
      await press('Send');
      await screen.findByText('Prøv igjen');
      expect(field.shown()).toEqual(end);
      await settle();
      expect(field.shown()).toEqual(end);
      await press('Send');
      await waitFor(() => expect(received).toEqual([field.sent(end), field.sent(end)]));
      await settle();
      await field.answer(start);
      await press('Send');
      await waitFor(() => expect(received[2]).toEqual(field.sent(start)));
      unmount();
    }
  };
}

/** A step of a form that can be hidden. */
function Step({ field, answers }: ViewProps) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  return (
    <>
      <Activity mode={mode}>
        {field.view({ name: 'felt', [field.props.initial]: answers })}
      </Activity>
      <button type="button" onClick={() => setMode(mode === 'hidden' ? 'visible' : 'hidden')}>
        Bytt
      </button>
    </>
  );
}

/** A step is hidden when its form is sent, refused, and sent again. */
const hiddenWay: Way = async (field) => {
  const [first, second] = field.answers;
  const received: unknown[] = [];
  render(<ActionForm field={field} first={first} View={Step} received={received} />);
  await field.answer(second);
  await press('Bytt');
  for (const sent of [1, 2]) {
    await press('Send');
    await waitFor(() => expect(received).toEqual(Array(sent).fill(field.sent(second))));
    await settle();
  }
  await press('Bytt');
  await settle();
  expect(field.shown()).toEqual(second);
  await press('Send');
  await waitFor(() => expect(received[2]).toEqual(field.sent(second)));
};

/** Waits until the fields have seen a reset. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

interface HookForm {
  methods: UseFormReturn<{ felt: unknown }>;
  sent: unknown[];
}

interface HookFormProps {
  page: HookForm;
  view: (methods: HookForm['methods']) => JSX.Element;
  options: object;
}

function HookFormPage({ page, view, options }: HookFormProps) {
  const methods = useForm<{ felt: unknown }>(options);
  page.methods = methods;
  return (
    <form
      aria-label="Skjema"
      noValidate
      onSubmit={methods.handleSubmit(({ felt }) => void page.sent.push(felt))}
    >
      {view(methods)}
      <button type="submit">Send</button>
    </form>
  );
}

/** Renders a form of React Hook Form. */
function renderHookForm(field: FormField, view: HookFormProps['view'], options: object = {}) {
  const page = { sent: [] } as unknown as HookForm;
  const all = { defaultValues: { felt: field.answers[0] }, ...options };
  render(<HookFormPage page={page} view={view} options={all} />);
  return page;
}

/** The field shows and sends its default, another answer, and what code sets. */
async function tryHookForm(field: FormField, { methods, sent }: HookForm): Promise<void> {
  const [first, second] = field.answers;
  expect(field.shown()).toEqual(first);
  await press('Send');
  act(() => methods.setFocus('felt'));
  await expectFocus();
  await field.answer(second);
  await press('Send');
  act(() => methods.setValue('felt', first));
  await waitFor(() => expect(field.shown()).toEqual(first));
  await press('Send');
  act(() => methods.reset({ felt: second }));
  await settle();
  expect(field.shown()).toEqual(second);
  await press('Send');
  await field.answer(first);
  await press('Send');
  act(() => methods.reset());
  await waitFor(() => expect(field.shown()).toEqual(second));
  await press('Send');
  expect(sent).toEqual([first, second, first, second, first, second]);
}

const expectFocus = () =>
  waitFor(() =>
    expect(
      form().querySelector('input:not([type="hidden"]):focus, select:focus, textarea:focus'),
    ).not.toBeNull(),
  );

const controlled = (
  field: FormField,
  { value, onChange, ...rest }: ControllerRenderProps<{ felt: unknown }>,
) => field.view({ ...rest, [field.props.value]: value, [field.props.onChange]: onChange });

/** All warnings: each is written once. */
const warnings: unknown[] = [];
const listen = () =>
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
const expectWarning = ({ part }: FormField) =>
  expect(warnings).toContainEqual(expect.stringMatching(new RegExp(`A ${part} .*Controller`)));

export const libraryWays: Record<string, Way> = {
  '`<form action>`, the answers as new defaults': actionWay(({ field, answers }) =>
    field.view({ name: 'felt', [field.props.initial]: answers }),
  ),
  '`<form action>`, controlled': actionWay(({ field, answers }) => {
    const [value, setValue] = useState(answers);
    return field.view({
      name: 'felt',
      [field.props.value]: value,
      [field.props.onChange]: (argument: never) => setValue(field.answerIn(argument)),
    });
  }),
  '`<form action>`, in a hidden `<Activity>`': hiddenWay,
  'React Hook Form, `register`': async (field) => {
    if (!field.registered) {
      listen();
      renderHookForm(field, ({ register }) => field.view(register('felt')));
      expectWarning(field);
      return;
    }
    const { registered } = field;
    return tryHookForm(
      field,
      renderHookForm(field, ({ register }) => registered(() => register('felt'))),
    );
  },
  'React Hook Form, `Controller`': async (field) => {
    return tryHookForm(
      field,
      renderHookForm(field, ({ control }) => (
        <Controller
          name="felt"
          control={control}
          render={(props) => controlled(field, props.field)}
        />
      )),
    );
  },
  'React Hook Form, `Controller`, filled in without events': async (field) => {
    const [, second] = field.answers;
    const page = renderHookForm(field, ({ control }) => (
      <Controller
        name="felt"
        control={control}
        render={(props) => controlled(field, props.field)}
      />
    ));
    field.fillIn(second);
    await settle();
    await press('Send');
    expect(page.sent).toEqual([second]);
    expect(field.shown()).toEqual(second);
  },
  'React Hook Form, `<Controller>` with `{...field}`': async (field) => {
    listen();
    const page = renderHookForm(field, ({ control }) => (
      <Controller name="felt" control={control} render={(props) => field.view(props.field)} />
    ));
    if (!field.warnsOfSpread) return tryHookForm(field, page);
    expectWarning(field);
    await field.answer(field.answers[1]);
  },
  'React Hook Form, a zod schema': async (field) => {
    const felt = z.unknown().refine((value) => value && String(value) !== '', 'Feltet mangler');
    const page = renderHookForm(
      field,
      ({ control }) => (
        <Controller
          name="felt"
          control={control}
          render={({ field: props, fieldState }) => (
            <>
              {controlled(field, props)}
              <p>{fieldState.error?.message}</p>
            </>
          )}
        />
      ),
      { resolver: zodResolver(z.object({ felt })), defaultValues: { felt: field.none } },
    );
    await press('Send');
    await screen.findByText('Feltet mangler');
    await expectFocus();
    const answer = field.part === 'Checkbox' || field.answers[1];
    await field.answer(answer);
    await press('Send');
    expect(page.sent).toEqual([answer]);
  },
};

/** Whether a field warns in development of a way, and names `Controller`. */
export const needsController = (field: FormField, way: string) =>
  way === 'React Hook Form, `register`'
    ? !field.registered
    : way.includes('{...field}') && field.warnsOfSpread;
