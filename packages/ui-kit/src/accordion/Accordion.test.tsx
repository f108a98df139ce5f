import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { AccordionItem, type AccordionItemProps } from './AccordionItem';
import { AccordionMore, type AccordionMoreProps } from './AccordionMore';
import { AccordionPanel } from './AccordionPanel';
import { AccordionRoot, type AccordionRootProps } from './AccordionRoot';
import { AccordionTrigger } from './AccordionTrigger';

const item = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;
const press = (name: string) => userEvent.click(screen.getByText(name));
/** What a browser does when it opens an item by itself. */
const openByBrowser = (element: HTMLDetailsElement, open: boolean) => {
  element.toggleAttribute('open', open);
  fireEvent(element, new Event('toggle'));
};

const show = (props?: Partial<AccordionItemProps>) =>
  render(
    <AccordionRoot headingLevel={3}>
      <AccordionItem heading="Hvor er forsikringen min?" {...props}>
        Den kan ligge hos arbeidsgiveren din.
      </AccordionItem>
      <AccordionItem heading="Hva med barna?">De har sin egen.</AccordionItem>
    </AccordionRoot>,
  );

const questions = (props: Omit<AccordionRootProps, 'headingLevel'>) => (
  <AccordionRoot {...({ headingLevel: 3, ...props } as AccordionRootProps)}>
    <AccordionItem value="barn" heading="Hva med barna?">
      De har sin egen.
    </AccordionItem>
    <AccordionItem value="kort" heading="Hva med kortet?">
      Spør banken.
    </AccordionItem>
  </AccordionRoot>
);
const openItems = () =>
  [...document.querySelectorAll<HTMLElement>('details[open] > summary')].map(
    ({ textContent }) => textContent,
  );

describe('AccordionRoot', () => {
  describeConformance(<AccordionRoot headingLevel={3} />);
  describeChanges({
    state: 'value',
    before: [],
    after: ['Hva med barna?'],
    view: (props) => (
      <AccordionRoot headingLevel={3} {...props}>
        <AccordionItem value="Hva med barna?" heading="Hva med barna?" />
      </AccordionRoot>
    ),
    change: () => press('Hva med barna?'),
    shown: openItems,
  });

  test('opens the items of `defaultValue`, and calls `onValueChange` at each change', async () => {
    const onValueChange = vi.fn();
    render(questions({ defaultValue: ['barn'], onValueChange }));
    expect(openItems()).toEqual(['Hva med barna?']);
    await press('Hva med kortet?');
    expect(openItems()).toEqual(['Hva med barna?', 'Hva med kortet?']);
    await press('Hva med barna?');
    expect(openItems()).toEqual(['Hva med kortet?']);
    expect(reasonsOf(onValueChange)).toEqual([
      [['barn', 'kort'], 'trigger-press'],
      [['kort'], 'trigger-press'],
    ]);
  });

  test('has one value where one item is open at a time', async () => {
    const onValueChange = vi.fn();
    render(questions({ multiple: false, onValueChange }));
    await press('Hva med barna?');
    await press('Hva med kortet?');
    expect(openItems()).toEqual(['Hva med kortet?']);
    openByBrowser(item('Hva med barna?'), true);
    expect(openItems()).toEqual(['Hva med barna?']);
    await press('Hva med barna?');
    expect(openItems()).toEqual([]);
    expect(reasonsOf(onValueChange)).toEqual([
      ['barn', 'trigger-press'],
      ['kort', 'trigger-press'],
      ['barn', 'find-in-page'],
      [null, 'trigger-press'],
    ]);
  });

  test('shows a controlled `value`, and calls `onValueChange` when an item is pressed', async () => {
    const onValueChange = vi.fn();
    const page = (value: string | null) => questions({ multiple: false, value, onValueChange });
    const { rerender } = render(page('barn'));
    await press('Hva med kortet?');
    expect(openItems()).toEqual(['Hva med barna?']);
    openByBrowser(item('Hva med kortet?'), true);
    expect(openItems()).toEqual(['Hva med barna?']);
    expect(reasonsOf(onValueChange)).toEqual([
      ['kort', 'trigger-press'],
      ['kort', 'find-in-page'],
    ]);
    rerender(page('kort'));
    expect(openItems()).toEqual(['Hva med kortet?']);
    rerender(page(null));
    expect(openItems()).toEqual([]);
  });

  test('does not call `onValueChange` when an item cancels', async () => {
    const onValueChange = vi.fn();
    render(
      <AccordionRoot headingLevel={3} onValueChange={onValueChange}>
        <AccordionItem heading="a" onOpenChange={(_open, details) => details.cancel()}>
          A
        </AccordionItem>
      </AccordionRoot>,
    );
    await press('a');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(openItems()).toEqual([]);
  });
});

describe('AccordionTrigger', () => {
  describeConformance(<AccordionTrigger>Hva med barna?</AccordionTrigger>, {
    wrapper: ({ children }) => (
      <AccordionItem>
        <div>{children}</div>
      </AccordionItem>
    ),
    outside: 'AccordionTrigger must be in an AccordionItem.',
  });
});

describe('AccordionPanel', () => {
  describeConformance(<AccordionPanel />);
});

describe('AccordionItem', () => {
  describeConformance(<AccordionItem heading="Hva med barna?">De har sin egen.</AccordionItem>);
  describeChanges({
    view: (props) => <AccordionItem heading="Hva med barna?" {...props} />,
    withTrigger: (props) => (
      <AccordionItem>
        <AccordionTrigger {...props}>Hva med barna?</AccordionTrigger>
      </AccordionItem>
    ),
    change: () => press('Hva med barna?'),
    shown: () => item('Hva med barna?').open,
  });

  test('does not call `onOpenChange` for an item that is open at first', () => {
    const onOpenChange = vi.fn();
    show({ defaultOpen: true, onOpenChange });
    fireEvent(item('Hvor er forsikringen min?'), new Event('toggle'));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test.each([
    ['the browser opens it, as find-in-page does', 'find-in-page', {}, true],
    ['it is closed otherwise', 'programmatic', { defaultOpen: true }, false],
  ])('reports the reason when %s: %s', (_when, reason, props, open) => {
    const onOpenChange = vi.fn();
    show({ ...props, onOpenChange });
    openByBrowser(item('Hvor er forsikringen min?'), open);
    expect(reasonsOf(onOpenChange)).toEqual([[open, reason]]);
    expect(item('Hvor er forsikringen min?').open).toBe(open);
  });

  test.each([true, false])(
    'reports the reason `programmatic` when code sets `open` to %s',
    (open) => {
      const onOpenChange = vi.fn();
      show({ defaultOpen: !open, onOpenChange });
      const details = item('Hvor er forsikringen min?');
      details.open = open;
      fireEvent(details, new Event('toggle'));
      expect(reasonsOf(onOpenChange)).toEqual([[open, 'programmatic']]);
      openByBrowser(details, !open);
      openByBrowser(details, true);
      expect(reasonsOf(onOpenChange).at(-1)).toEqual([true, 'find-in-page']);
    },
  );

  test('is refused by the types without a heading or parts, and warned about', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // @ts-expect-error: a text alone has no heading that opens it
    render(<AccordionItem>De har sin egen.</AccordionItem>);
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('has no heading')]);
    warn.mockRestore();
  });

  test('reports the reason `group` when another item opens, and closes despite cancel()', async () => {
    const onOpenChange = vi.fn((_open, details) => details.cancel());
    render(
      <AccordionRoot headingLevel={3} multiple={false}>
        <AccordionItem heading="a" defaultOpen onOpenChange={onOpenChange}>
          A
        </AccordionItem>
      </AccordionRoot>,
    );
    openByBrowser(item('a'), false);
    expect(reasonsOf(onOpenChange)).toEqual([[false, 'group']]);
    expect(item('a').open).toBe(false);
    await press('a');
    expect(reasonsOf(onOpenChange)[1]).toEqual([true, 'trigger-press']);
  });

  test('does not change after cancel() when the browser opens it', () => {
    const onOpenChange = vi.fn((_open, details) => details.cancel());
    show({ onOpenChange });
    openByBrowser(item('Hvor er forsikringen min?'), true);
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(item('Hvor er forsikringen min?').open).toBe(false);
  });

  test.each<[string, AccordionRootProps, string[]]>([
    ['the item itself', { headingLevel: 3 }, ['Hva med barna?', 'Hva med kortet?']],
    [
      'the root',
      { headingLevel: 3, multiple: false, defaultValue: 'barn', onValueChange: () => {} },
      ['Hva med kortet?'],
    ],
  ])('is open in %s when it was opened before scripts ran', async (_, props, open) => {
    const page = (
      <AccordionRoot {...props}>
        <AccordionItem value="barn" heading="Hva med barna?" defaultOpen />
        <AccordionItem value="kort" heading="Hva med kortet?" />
      </AccordionRoot>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    item('Hva med kortet?').open = true;
    render(page, { container, hydrate: true });
    expect(openItems()).toEqual(open);
    await press('Hva med kortet?');
    expect(item('Hva med kortet?').open).toBe(false);
  });

  test('closes at a press right after code has opened it', async () => {
    show();
    item('Hvor er forsikringen min?').open = true;
    await press('Hvor er forsikringen min?');
    expect(item('Hvor er forsikringen min?').open).toBe(false);
    await press('Hvor er forsikringen min?');
    expect(item('Hvor er forsikringen min?').open).toBe(true);
  });

  test('stays open when it is rendered again', async () => {
    const { rerender } = show();
    await press('Hvor er forsikringen min?');
    rerender(
      <AccordionRoot headingLevel={4}>
        <AccordionItem heading="Hvor er forsikringen min?" className="viktig" />
      </AccordionRoot>,
    );
    const details = item('Hvor er forsikringen min?');
    expect(details).toHaveAttribute('open');
    expect(details).toHaveAttribute('data-open');
    expect(details).toHaveClass('viktig');
  });

  test('toggles once while Enter is held', () => {
    show();
    const trigger = item('Hvor er forsikringen min?').firstElementChild as HTMLElement;
    expect(fireEvent.keyDown(trigger, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(trigger, { key: 'Enter', repeat: true })).toBe(false);
  });

  test('is not part of its group while it is disabled', () => {
    render(
      <AccordionRoot headingLevel={3} multiple={false}>
        <AccordionItem heading="a" defaultOpen disabled>
          A
        </AccordionItem>
      </AccordionRoot>,
    );
    expect(item('a')).not.toHaveAttribute('name');
  });

  test('does not change while it is disabled, and can still be focused', async () => {
    const onOpenChange = vi.fn();
    show({ disabled: true, onOpenChange });
    await press('Hvor er forsikringen min?');
    openByBrowser(item('Hvor er forsikringen min?'), true);
    expect(item('Hvor er forsikringen min?').open).toBe(false);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByText('Hvor er forsikringen min?').closest('summary')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('does not call `onOpenChange` for an item inside it', async () => {
    const onOpenChange = vi.fn();
    render(
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Ytre" defaultOpen onOpenChange={onOpenChange}>
          <AccordionRoot headingLevel={4}>
            <AccordionItem heading="Indre">Innhold</AccordionItem>
          </AccordionRoot>
        </AccordionItem>
      </AccordionRoot>,
    );
    await press('Indre');
    fireEvent(item('Indre'), new Event('toggle', { bubbles: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 4, name: 'Indre' })).toBeVisible();
  });
});

describe('AccordionMore', () => {
  describeConformance(<AccordionMore />);

  const showMore = (props?: AccordionMoreProps) =>
    render(
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Første">1</AccordionItem>
        <AccordionMore
          {...props}
          texts={{ show: 'Vis flere spørsmål', hide: 'Skjul flere spørsmål' }}
        >
          <AccordionItem heading="Fjerde">4</AccordionItem>
          <AccordionItem heading="Femte">5</AccordionItem>
        </AccordionMore>
      </AccordionRoot>,
    );
  const rest = () => item('Fjerde').parentElement as HTMLElement;
  describeChanges({
    view: (props) => (
      <AccordionMore {...props}>
        <AccordionItem heading="Fjerde">4</AccordionItem>
      </AccordionMore>
    ),
    change: () => userEvent.click(screen.getByRole('button')),
    shown: () => !rest().hasAttribute('hidden'),
  });

  test('hides its items from all but find-in-page, and shows them when find-in-page finds text in one', () => {
    const onOpenChange = vi.fn();
    showMore({ onOpenChange });
    expect(rest()).toHaveAttribute('hidden', 'until-found');
    const button = screen.getByRole('button', { name: 'Vis flere spørsmål' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent(rest(), new Event('beforematch', { bubbles: true }));
    expect(rest()).not.toHaveAttribute('hidden');
    expect(reasonsOf(onOpenChange)).toEqual([[true, 'find-in-page']]);
    expect(button).toHaveAccessibleName('Skjul flere spørsmål');
  });

  test('stays hidden with `open={false}`, even if the browser reveals the text that it found', async () => {
    const onOpenChange = vi.fn();
    showMore({ open: false, onOpenChange });
    fireEvent(rest(), new Event('beforematch', { bubbles: true }));
    rest().removeAttribute('hidden');
    await waitFor(() => expect(rest()).toHaveAttribute('hidden', 'until-found'));
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});
