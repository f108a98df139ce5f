import { act, fireEvent, render, screen } from '@testing-library/react';
import { forwardRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Tooltip, type TooltipProps } from './Tooltip';
import { TooltipPopup } from './TooltipPopup';
import { TooltipProvider } from './TooltipProvider';
import { TooltipRoot } from './TooltipRoot';
import { TooltipTrigger, type TooltipTriggerProps } from './TooltipTrigger';

const show = (props: object = {}, delayMs?: number) =>
  render(
    <TooltipProvider delayMs={delayMs}>
      <Tooltip content="Lastes ned som PDF" data-testid="tooltip" {...props}>
        <button type="button">Vilkår</button>
      </Tooltip>
      <Tooltip content="Åpner e-posten din" data-testid="neighbour">
        <button type="button">Skriv til oss</button>
      </Tooltip>
    </TooltipProvider>,
  );
const rendered = vi.fn();
const Counted = forwardRef<HTMLButtonElement, TooltipTriggerProps>(function Counted(props, ref) {
  rendered();
  return <button type="button" {...props} ref={ref} />;
});
const trigger = (name = 'Vilkår') => screen.getByRole('button', { name });
const isOpen = (id = 'tooltip') => screen.getByTestId(id).hasAttribute('data-open');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const point = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });
const rest = (element: Element = trigger()) => {
  point(element);
  wait(250);
};
const leave = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' });

// An hour after the test before: a tooltip that closed a moment ago would let the next one open without a delay.
let now = Date.now();
beforeEach(() => {
  now += 3_600_000;
  vi.useFakeTimers({ now });
});

// The stories test that a tooltip opens with the keyboard's focus: jsdom knows no `:focus-visible`.
test('does not stay open when the focus has gone on before the tooltip is rendered', () => {
  show();
  act(() => {
    trigger().focus();
    trigger().blur();
  });
  expect(isOpen()).toBe(false);
});

describe('Tooltip', () => {
  describeConformance(
    <Tooltip content="Lastes ned som PDF">
      <button type="button">Vilkår</button>
    </Tooltip>,
    { takesRender: true },
  );

  describeChanges({
    view: (props) => (
      <Tooltip content="Lastes ned som PDF" data-testid="tooltip" {...props}>
        <button type="button">Vilkår</button>
      </Tooltip>
    ),
    change: () => rest(),
    shown: isOpen,
  });

  test('does not open when the trigger is pressed first', () => {
    show();
    point(trigger());
    fireEvent.pointerDown(trigger());
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  test('stays open while the pointer moves to the tooltip and rests on it', () => {
    show();
    rest();
    leave(trigger());
    wait(100);
    point(screen.getByTestId('tooltip'));
    wait(60_000);
    expect(isOpen()).toBe(true);
    leave(screen.getByTestId('tooltip'));
    wait(120);
    expect(isOpen()).toBe(false);
  });

  test('closes with Escape, and nothing around it closes', () => {
    show();
    rest();
    const goesOn = fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(goesOn).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  test('opens at once after its neighbour, and one is open at a time', () => {
    show();
    rest();
    leave(trigger());
    point(trigger('Skriv til oss'));
    expect(isOpen('neighbour')).toBe(true);
    expect(isOpen()).toBe(false);
    leave(trigger('Skriv til oss'));
    wait(120 + 300);
    point(trigger());
    expect(isOpen()).toBe(true);
  });

  test('listens to the page only while one of 100 is open, and renders only that one again', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    render(
      Array.from({ length: 100 }, (_, at) => (
        <Tooltip key={String(at)} content="PDF">
          <Counted>{`Vilkår ${at}`}</Counted>
        </Tooltip>
      )),
    );
    expect(rendered).toHaveBeenCalledTimes(100);
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('keydown');
    point(trigger('Vilkår 50'));
    wait(250);
    expect(rendered).toHaveBeenCalledTimes(101);
    // In both phases.
    expect(listen.mock.calls.filter(([type]) => type === 'keydown')).toHaveLength(2);
  });

  test.each([
    ['its content becomes empty', { content: null }],
    ['it is disabled', { content: 'Lastes ned som PDF', disabled: true }],
  ])('keeps the focus and the state of its trigger when %s', (_when, props) => {
    const tooltip = (changed: Partial<TooltipProps>) => (
      <Tooltip content="Lastes ned som PDF" data-testid="tooltip" {...changed}>
        <input aria-label="Vilkår" />
      </Tooltip>
    );
    const { rerender } = render(tooltip({}));
    const input = screen.getByRole('textbox');
    fireEvent.change(input, { target: { value: 'Hjem' } });
    input.focus();
    rest(input);
    expect(isOpen()).toBe(true);

    rerender(tooltip(props));
    expect(screen.getByRole('textbox')).toBe(input);
    expect(input).toHaveFocus();
    expect(input).toHaveValue('Hjem');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByTestId('tooltip')).not.toBeInTheDocument();
  });

  test('does not open while it is disabled, nor afterwards without a pointer on the trigger', () => {
    const onOpenChange = vi.fn();
    const tooltip = (disabled: boolean) => (
      <Tooltip content="PDF" data-testid="tooltip" {...{ disabled, onOpenChange }}>
        <button type="button">Vilkår</button>
      </Tooltip>
    );
    const { rerender } = render(tooltip(true));
    point(trigger());
    wait(1000);
    expect(onOpenChange).not.toHaveBeenCalled();
    leave(trigger());

    rerender(tooltip(false));
    rest();
    expect(isOpen()).toBe(true);
    rerender(tooltip(true));
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'programmatic' }),
    );
    leave(trigger());
    rerender(tooltip(false));
    expect(isOpen()).toBe(false);
  });

  test('makes a trigger of text focusable while the tooltip has content, and renders it alone without', () => {
    const { rerender } = render(<Tooltip content="Bonus i prosent">Bonus</Tooltip>);
    expect(screen.getByText('Bonus')).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('Bonus')).toHaveAccessibleDescription('Bonus i prosent');
    rerender(<Tooltip content="">Bonus</Tooltip>);
    expect(screen.getByText('Bonus')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('Bonus')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  test.each([
    ['an aria-label', { 'aria-label': 'Fjern' }],
    ['an aria-labelledby', { 'aria-labelledby': 'navn' }],
    ['a title', { title: 'Fjern' }],
    ['a text', { children: 'Fjern' }],
    ['an image', { children: <img alt="Fjern" /> }],
    ['a hidden text', { children: <VisuallyHidden>Fjern</VisuallyHidden> }],
  ])('describes a trigger that has %s', (_what, props) => {
    render(
      <>
        <p id="navn">Fjern</p>
        <Tooltip content="Slett">
          <button type="button" {...props} />
        </Tooltip>
      </>,
    );
    expect(trigger('Fjern')).toHaveAccessibleDescription('Slett');
  });

  test('describes its trigger once the trigger gets a text', () => {
    const button = (text?: string) => (
      <Tooltip content="Slett">
        <button type="button">{text}</button>
      </Tooltip>
    );
    const { rerender } = render(button());
    expect(trigger('Slett')).toBeInTheDocument();
    rerender(button('Fjern'));
    expect(trigger('Fjern')).toHaveAccessibleDescription('Slett');
  });

  test.each([
    [
      'hover',
      () => {
        leave(trigger());
        wait(120);
      },
    ],
    ['escape-key', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['trigger-press', () => void fireEvent.pointerDown(trigger())],
    ['focus-out', () => void fireEvent.blur(trigger())],
    ['hover', () => void point(trigger('Skriv til oss'))],
  ])('reports why it opens and closes: %s', (reason, close) => {
    const onOpenChange = vi.fn();
    show({ onOpenChange });
    rest();
    close();
    expect(isOpen()).toBe(false);
    expect(reasonsOf(onOpenChange)).toEqual([
      [true, 'hover'],
      [false, reason],
    ]);
  });

  test('closes with the reason programmatic when another is opened by code', () => {
    const onOpenChange = vi.fn();
    const tooltips = (open?: boolean) => (
      <>
        <Tooltip content="Første" data-testid="first" defaultOpen onOpenChange={onOpenChange}>
          <button type="button">En</button>
        </Tooltip>
        <Tooltip content="Andre" data-testid="second" open={open ?? false}>
          <button type="button">To</button>
        </Tooltip>
      </>
    );
    const { rerender } = render(tooltips());
    expect(isOpen('first')).toBe(true);
    rerender(tooltips(true));
    expect(isOpen('first')).toBe(false);
    expect(isOpen('second')).toBe(true);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('programmatic');
  });

  test.each([
    [250, undefined, undefined],
    [600, 600, undefined],
    [900, undefined, 900],
    [600, 600, 900],
  ])(
    'opens %i ms after the pointer comes with `delayMs` %s, and %s for the group',
    (ms, own, group) => {
      show({ delayMs: own }, group);
      point(trigger());
      wait(ms - 1);
      expect(isOpen()).toBe(false);
      wait(1);
      expect(isOpen()).toBe(true);
    },
  );

  test.each([
    [120, undefined],
    [600, 600],
    [0, 0],
  ])('closes %i ms after the pointer leaves with `closeDelayMs` %s', (ms, closeDelayMs) => {
    show({ closeDelayMs });
    rest();
    leave(trigger());
    wait(Math.max(0, ms - 1));
    expect(isOpen()).toBe(ms > 0);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test('describes its trigger under an id of its own on a server', () => {
    const html = renderToStaticMarkup(
      <Tooltip id="forklaring" content="Lastes ned som PDF">
        <button type="button">Vilkår</button>
      </Tooltip>,
    );
    expect(html).toContain('aria-describedby="forklaring"');
  });

  test('describes its trigger under the id of a TooltipPopup', () => {
    render(
      <TooltipRoot>
        <TooltipTrigger>Vilkår</TooltipTrigger>
        <TooltipPopup id="forklaring">Lastes ned som PDF</TooltipPopup>
      </TooltipRoot>,
    );
    expect(trigger()).toHaveAttribute('aria-describedby', 'forklaring');
  });
});

describe('TooltipTrigger', () => {
  describeConformance(<TooltipTrigger>Vilkår</TooltipTrigger>, {
    wrapper: TooltipRoot,
    outside: 'must be inside a TooltipRoot',
    takesRender: true,
  });
});
