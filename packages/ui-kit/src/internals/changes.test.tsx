import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as kit from '../index';
import type { ChangeDetails } from './useControlled';

/** A part that opens or chooses: its props, a view of it, and how a user changes it. */
interface ChangingPart {
  part: string;
  /** `open` for `open`, `defaultOpen` and `onOpenChange`. */
  state: 'open' | 'value' | 'checked';
  before: unknown;
  after: unknown;
  view: (props: object) => JSX.Element;
  change: () => Promise<void>;
  /** The value that the page shows. */
  shown: () => unknown;
}

const press = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));
const isExpanded = () => document.querySelector('[aria-expanded="true"]') !== null;
const opens = { state: 'open', before: false, after: true } as const;

const parts: ChangingPart[] = [
  {
    ...opens,
    part: 'AccordionItem',
    view: (props) => (
      <kit.AccordionRoot headingLevel={3}>
        <kit.AccordionItem heading="Hva dekker den?" {...props}>
          Tyveri
        </kit.AccordionItem>
      </kit.AccordionRoot>
    ),
    change: () => userEvent.click(screen.getByText('Hva dekker den?')),
    shown: () => document.querySelector('details')?.open,
  },
  {
    part: 'AccordionRoot',
    state: 'value',
    before: [],
    after: ['dekning'],
    view: (props) => (
      <kit.AccordionRoot headingLevel={3} {...props}>
        <kit.AccordionItem value="dekning" heading="Hva dekker den?">
          Tyveri
        </kit.AccordionItem>
      </kit.AccordionRoot>
    ),
    change: () => userEvent.click(screen.getByText('Hva dekker den?')),
    shown: () => (document.querySelector('details')?.open ? ['dekning'] : []),
  },
  {
    ...opens,
    part: 'AccordionMore',
    view: (props) => (
      <kit.AccordionRoot headingLevel={3}>
        <kit.AccordionMore {...props}>
          <kit.AccordionItem heading="Hva dekker den?">Tyveri</kit.AccordionItem>
        </kit.AccordionMore>
      </kit.AccordionRoot>
    ),
    change: () => userEvent.click(screen.getByRole('button', { name: /^Vis/ })),
    shown: () => screen.queryByText('Hva dekker den?')?.closest('[hidden]') === null,
  },
  {
    part: 'Checkbox',
    state: 'checked',
    before: false,
    after: true,
    view: (props) => <kit.Checkbox {...props}>På papir</kit.Checkbox>,
    change: () => userEvent.click(screen.getByRole('checkbox')),
    shown: () => screen.getByRole<HTMLInputElement>('checkbox').checked,
  },
  {
    ...opens,
    part: 'DialogRoot',
    view: (props) => (
      <kit.DialogRoot {...props}>
        <kit.DialogTrigger>Hva er egenandel?</kit.DialogTrigger>
        <kit.DialogPopup aria-label="Egenandel" />
      </kit.DialogRoot>
    ),
    change: press('Hva er egenandel?'),
    shown: () => screen.queryByRole('dialog') !== null,
  },
  {
    ...opens,
    part: 'EditableRow',
    view: (props) => (
      <kit.EditableRow label="E-post" subject="e-post" value="post@bank.example" {...props}>
        <input aria-label="E-post" />
      </kit.EditableRow>
    ),
    change: press('Endre e-post'),
    shown: () => screen.queryByRole('textbox') !== null,
  },
  {
    ...opens,
    part: 'HelpTooltip',
    view: (props) => <kit.HelpTooltip {...props}>Det du betaler selv.</kit.HelpTooltip>,
    change: press('Vis hjelpetekst'),
    shown: isExpanded,
  },
  {
    ...opens,
    part: 'NavMenu',
    view: (props) => (
      <kit.NavMenu {...props}>
        <kit.NavItem href="#tilbud">Tilbud</kit.NavItem>
      </kit.NavMenu>
    ),
    change: press('Meny'),
    shown: isExpanded,
  },
  {
    ...opens,
    part: 'NotificationHistory',
    view: (props) => (
      <kit.ToastProvider>
        <kit.NotificationHistory {...props} />
      </kit.ToastProvider>
    ),
    change: press('Varsler'),
    shown: isExpanded,
  },
  {
    ...opens,
    part: 'PopoverRoot',
    view: (props) => (
      <kit.PopoverRoot {...props}>
        <kit.PopoverTrigger>Filtrer</kit.PopoverTrigger>
        <kit.PopoverPopup aria-label="Filter" />
      </kit.PopoverRoot>
    ),
    change: press('Filtrer'),
    shown: isExpanded,
  },
  {
    part: 'RadioGroup',
    state: 'value',
    before: 'ja',
    after: 'nei',
    view: (props) => (
      <kit.RadioGroup legend="Vil du ha tilbud?" {...props}>
        <kit.Radio value="ja">Ja</kit.Radio>
        <kit.Radio value="nei">Nei</kit.Radio>
      </kit.RadioGroup>
    ),
    change: () => userEvent.click(screen.getByRole('radio', { name: 'Nei' })),
    shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  },
  {
    part: 'TabsRoot',
    state: 'value',
    before: 'varsler',
    after: 'personvern',
    view: (props) => (
      <kit.TabsRoot defaultValue="" {...props}>
        <kit.TabsList aria-label="Innstillinger">
          <kit.TabsTab value="varsler">varsler</kit.TabsTab>
          <kit.TabsTab value="personvern">personvern</kit.TabsTab>
        </kit.TabsList>
      </kit.TabsRoot>
    ),
    change: () => userEvent.click(screen.getByRole('tab', { name: 'personvern' })),
    shown: () => screen.getByRole('tab', { selected: true }).textContent,
  },
  {
    ...opens,
    part: 'Tooltip',
    view: (props) => (
      <kit.Tooltip content="Lastes ned" delayMs={0} {...props}>
        <button type="button">Vilkår</button>
      </kit.Tooltip>
    ),
    change: async () => {
      await userEvent.hover(screen.getByRole('button'));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
    shown: () => document.querySelector('[role="tooltip"][data-open]') !== null,
  },
];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What every part that opens or chooses promises about its state. A new one gets an entry above. */
describe.each(parts)('$part', ({ state, before, after, view, change, shown }) => {
  const initial = `default${capitalized(state)}`;
  const callback = `on${capitalized(state)}Change`;

  test('changes by itself when it is uncontrolled', async () => {
    render(view({ [initial]: before }));
    expect(shown()).toEqual(before);
    await change();
    expect(shown()).toEqual(after);
  });

  test('starts with its default', () => {
    render(view({ [initial]: after }));
    expect(shown()).toEqual(after);
  });

  test('reports the change, with its reason and its event', async () => {
    const onChange = vi.fn();
    render(view({ [initial]: before, [callback]: onChange }));
    await change();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(after, {
      reason: expect.stringMatching(/^(trigger-press|item-press|hover)$/),
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  });

  test('stays as it is after cancel()', async () => {
    render(view({ [initial]: before, [callback]: cancelChange }));
    await change();
    expect(shown()).toEqual(before);
  });

  test('shows the value that it is given when it is controlled', async () => {
    const onChange = vi.fn();
    const { rerender } = render(view({ [state]: before, [callback]: onChange }));
    await change();
    expect(onChange).toHaveBeenCalledOnce();
    expect(shown()).toEqual(before);
    rerender(view({ [state]: after, [callback]: onChange }));
    expect(shown()).toEqual(after);
  });
});

test('every part with a callback of this kind is among them', () => {
  const sources = import.meta.glob<string>(['../*/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const withCallback = Object.entries(sources)
    .filter(([, source]) => /^ {2}on(Open|Value|Checked)Change\?:/m.test(source))
    .map(([path]) => path.replace(/^.*\/|\.tsx$/g, ''));
  const tested = parts.flatMap(({ part }) => [part, `${part}Root`]);
  expect(withCallback.length).toBeGreaterThanOrEqual(parts.length - 1);
  expect(withCallback.filter((part) => !tested.includes(part))).toEqual([]);
});

function cancelChange(_next: unknown, { cancel }: ChangeDetails) {
  cancel();
}
