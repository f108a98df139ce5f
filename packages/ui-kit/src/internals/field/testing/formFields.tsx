import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import {
  Checkbox,
  CheckboxGroup,
  DateField,
  Radio,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from '../../../index';

const REGISTER = 'React Hook Form, `register`';
const texts = 'works with texts as values; use `Controller` for numbers and `null`';

/** A field as the ways to write a form try it. */
export interface FormField {
  part: string;
  /** The field with these props. */
  view: (props: object) => JSX.Element;
  /** The names of its props. */
  props: { value: 'value' | 'checked'; initial: string; onChange: string };
  /** Two answers, and none, as its props have them. */
  answers: [first: unknown, second: unknown];
  none: unknown;
  /** What a form sends for an answer. */
  sent: (answer: unknown) => string[];
  /** The answer that a person sees. */
  shown: () => unknown;
  /** Gives an answer as a person does, or as a password manager does: without events. */
  answer: (answer: unknown) => void | Promise<void>;
  fillIn: (answer: unknown, place?: Place) => void;
  /** The answer in the arguments of its callback. */
  answerIn: (argument: never) => unknown;
  /** The field with the result of `register` of React Hook Form; `null` where it warns of `register`. */
  registered: ((register: () => object) => JSX.Element) | null;
  /** How a field works in a way, beside 'works'. */
  notes?: Record<string, string>;
  /** Whether it warns of `<Field {...field} />` in a `Controller`. @default false */
  warnsOfSpread?: boolean | undefined;
}

const days = [1, 15, 28].map((value) => ({ value: String(value), label: `${value}. i måneden` }));
const groupValues = ['epost', 'sms', 'post'];

/** Where a field is looked for. */
type Place = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

const textbox = (place: Place = screen) => place.getByRole<HTMLInputElement>('textbox');
const select = (place: Place = screen) => place.getByRole<HTMLSelectElement>('combobox');
const boxes = (place: Place = screen) => place.getAllByRole<HTMLInputElement>('checkbox');
const radios = (place: Place = screen) => place.getAllByRole<HTMLInputElement>('radio');
const chosenOf = (controls: HTMLInputElement[]) =>
  controls.filter(({ checked }) => checked).map(({ value }) => value);

const asText = {
  props: { value: 'value', initial: 'defaultValue', onChange: 'onChange' },
  none: '',
  sent: (answer: unknown) => [String(answer)],
  shown: () => textbox().value,
  answer: (value: unknown) => void fireEvent.change(textbox(), { target: { value } }),
  fillIn: (value: unknown, place?: Place) => fill(textbox(place), 'value', value),
  answerIn: (event: { target: HTMLInputElement }) => event.target.value,
} as const;

const withValue = {
  props: { value: 'value', initial: 'defaultValue', onChange: 'onValueChange' },
  none: null,
  answerIn: (value: unknown) => value,
} as const;

/** Sets a property as a password manager does, whose scripts do not meet the properties that a page's scripts have changed. */
function fill(control: HTMLElement, property: 'value' | 'checked', value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(
    control,
    value,
  );
}

const written = (date: unknown) => String(date).split('-').reverse().join('.');

/** All fields of the kit. */
export const formFields: FormField[] = [
  {
    part: 'TextField',
    ...asText,
    view: (props) => <TextField label="Navn" {...props} />,
    answers: ['Kari', 'Ola'],
    registered: (register) => <TextField label="Navn" {...register()} />,
  },
  {
    part: 'TextArea',
    ...asText,
    view: (props) => <TextArea label="Hva skjedde?" maxCharacters={90} {...props} />,
    answers: ['Lekkasje', 'Brann\npå badet'],
    sent: (answer) => [String(answer)],
    registered: (register) => <TextArea label="Hva skjedde?" {...register()} />,
  },
  {
    part: 'Select',
    ...withValue,
    view: (props) => <Select label="Betalingsdag" options={days} {...props} />,
    answers: ['15', '28'],
    sent: (answer) => (answer === null ? [] : [String(answer)]),
    shown: () => select().value || null,
    answer: (value) => userEvent.selectOptions(select(), String(value)),
    fillIn: (value, place) => fill(select(place), 'value', value),
    notes: { [REGISTER]: texts, 'React Hook Form, `<Controller>` with `{...field}`': texts },
    registered: (register) => <Select label="Betalingsdag" options={days} {...register()} />,
  },
  {
    part: 'Checkbox',
    props: { value: 'checked', initial: 'defaultChecked', onChange: 'onCheckedChange' },
    view: (props) => <Checkbox {...props}>Jeg samtykker</Checkbox>,
    answers: [true, false],
    none: false,
    sent: (answer) => (answer ? ['on'] : []),
    shown: () => boxes()[0]?.checked,
    answer: async (value) => {
      const [box] = boxes();
      if (box?.checked !== value) await userEvent.click(box as HTMLElement);
    },
    fillIn: (value, place) => {
      for (const box of boxes(place)) fill(box, 'checked', value);
    },
    answerIn: (checked: unknown) => checked,
    registered: (register) => <Checkbox {...register()}>Jeg samtykker</Checkbox>,
  },
  {
    part: 'CheckboxGroup',
    ...withValue,
    view: (props) => (
      <CheckboxGroup legend="Varsler" {...props}>
        {groupValues.map((value) => (
          <Checkbox key={value} value={value}>
            {value}
          </Checkbox>
        ))}
      </CheckboxGroup>
    ),
    answers: [['epost'], ['epost', 'post']],
    none: [],
    sent: (answer) => answer as string[],
    shown: () => chosenOf(boxes()),
    answer: async (values) => {
      for (const box of boxes())
        if (box.checked !== (values as string[]).includes(box.value)) await userEvent.click(box);
    },
    fillIn: (values, place) => {
      for (const box of boxes(place))
        fill(box, 'checked', (values as string[]).includes(box.value));
    },
    notes: { [REGISTER]: 'works: register each `Checkbox`' },
    registered: (register) => (
      <CheckboxGroup legend="Varsler">
        {groupValues.map((value) => (
          <Checkbox key={value} {...register()} value={value}>
            {value}
          </Checkbox>
        ))}
      </CheckboxGroup>
    ),
    warnsOfSpread: true,
  },
  {
    part: 'RadioGroup',
    ...withValue,
    view: (props) => (
      <RadioGroup legend="Tilbud?" {...props}>
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
    ),
    answers: ['ja', 'nei'],
    sent: (answer) => (answer === null ? [] : [String(answer)]),
    shown: () => chosenOf(radios())[0] ?? null,
    answer: async (value) => {
      await userEvent.click(radios().find((radio) => radio.value === value) as HTMLElement);
    },
    fillIn: (value, place) => {
      for (const radio of radios(place)) fill(radio, 'checked', radio.value === value);
    },
    notes: { [REGISTER]: 'works: register each `Radio`' },
    registered: (register) => (
      <RadioGroup legend="Tilbud?">
        <Radio {...register()} value="ja">
          Ja
        </Radio>
        <Radio {...register()} value="nei">
          Nei
        </Radio>
      </RadioGroup>
    ),
  },
  {
    part: 'DateField',
    ...withValue,
    view: (props) => <DateField label="Skadedato" {...props} />,
    answers: ['2026-02-01', '2026-03-31'],
    sent: (answer) => [String(answer ?? '')],
    shown: () => textbox().value.split('.').reverse().join('-') || null,
    answer: (date) => {
      fireEvent.input(textbox(), { target: { value: written(date) } });
      act(() => void textbox().dispatchEvent(new Event('change', { bubbles: true })));
    },
    fillIn: (date, place) => fill(textbox(place), 'value', written(date)),
    registered: null,
    warnsOfSpread: true,
  },
];
