import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { HelpTooltip, type HelpTooltipProps } from './HelpTooltip';
import { HelpTooltipPopup } from './HelpTooltipPopup';
import { HelpTooltipRoot } from './HelpTooltipRoot';
import { HelpTooltipTrigger, type HelpTooltipTriggerProps } from './HelpTooltipTrigger';

const TEXT = 'Månedsprisen kan variere på fakturaen.';
const show = (props?: HelpTooltipProps) => render(<HelpTooltip {...props}>{TEXT}</HelpTooltip>);
const button = () => screen.getByRole('button', { name: 'Vis hjelpetekst' });
const text = () => screen.queryByText(TEXT);

// jsdom knows no popovers and hides them all: that the text is seen is tested in the stories.
describe('HelpTooltip', () => {
  describeConformance(<HelpTooltip>{TEXT}</HelpTooltip>);
  describeConformance(<HelpTooltipRoot>{TEXT}</HelpTooltipRoot>, { takesRender: true });
  describeChanges({
    view: (props) => <HelpTooltip {...props}>{TEXT}</HelpTooltip>,
    withTrigger: (props) => <Trigger {...props} />,
    change: () => userEvent.click(button()),
    shown: () => text() !== null,
  });

  test('shows its text in a live region by a press, and hides the text by the next press', async () => {
    show();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).not.toHaveAttribute('aria-controls');
    await userEvent.click(button());
    expect(status).toHaveTextContent(TEXT);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button().getAttribute('aria-controls')).toBe(text()?.id);
    await userEvent.click(button());
    expect(text()).not.toBeInTheDocument();
  });

  test('hides with Escape, wherever the focus is, and keeps the focus', async () => {
    const onOpenChange = vi.fn();
    show({ onOpenChange });
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(text()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(reasonsOf(onOpenChange)).toEqual([
      [true, 'trigger-press'],
      [false, 'escape-key'],
    ]);
  });

  test('gives the focus back when Escape is pressed inside it', async () => {
    render(
      <HelpTooltip>
        Les <a href="/priser">om prisene</a>
      </HelpTooltip>,
    );
    await userEvent.click(button());
    act(() => screen.getByRole('link', { hidden: true }).focus());
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });

  test('is named in the language of the page, also with `about`', () => {
    render(
      <TextsProvider language="en">
        <HelpTooltip>{TEXT}</HelpTooltip>
        <HelpTooltip about="the price">{TEXT}</HelpTooltip>
      </TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Show help text' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Help about the price' })).toBeVisible();
  });
});

describe('HelpTooltip with openOnHover', () => {
  beforeEach(() => void vi.useFakeTimers());
  const enter = (element: Element = button()) =>
    fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const rest = () => {
    enter();
    wait(250);
  };
  const focus = async () => {
    vi.useRealTimers();
    await userEvent.tab();
  };
  const showOnHover = (wide = true) => {
    vi.stubGlobal('matchMedia', () => ({ matches: wide }));
    const onOpenChange = vi.fn();
    show({ openOnHover: true, onOpenChange });
    return () => reasonsOf(onOpenChange);
  };

  test('opens under a mouse that rests on it, and closes when the mouse leaves', () => {
    const changes = showOnHover();
    enter();
    wait(249);
    expect(text()).not.toBeInTheDocument();
    wait(1);
    expect(text()).toBeInTheDocument();
    leave();
    enter(text() as HTMLElement);
    wait(1_000);
    expect(text()).toBeInTheDocument();
    leave();
    wait(200);
    expect(text()).not.toBeInTheDocument();
    expect(changes()).toEqual([
      [true, 'hover'],
      [false, 'hover'],
    ]);
  });

  test("opens with the keyboard's focus, and closes when the focus leaves", async () => {
    const changes = showOnHover();
    await focus();
    expect(text()).toBeInTheDocument();
    act(() => button().blur());
    expect(text()).not.toBeInTheDocument();
    expect(changes()).toEqual([
      [true, 'focus'],
      [false, 'focus-out'],
    ]);
  });

  test.each([
    ['hover', rest],
    ['focus', focus],
  ])(
    'opens by %s over the page in a narrow window, where a press moves it',
    async (reason, reach) => {
      const changes = showOnHover(false);
      await reach();
      expect(text()).toBeInTheDocument();
      // Only a text over the page closes.
      fireEvent.pointerDown(document.body);
      expect(text()).not.toBeInTheDocument();
      expect(changes()).toEqual([
        [true, reason],
        [false, 'outside-press'],
      ]);
      fireEvent.click(button());
      fireEvent.pointerDown(document.body);
      expect(text()).toBeInTheDocument();
    },
  );
});

const Trigger = (props: HelpTooltipTriggerProps) => (
  <HelpTooltipRoot>
    <HelpTooltipTrigger {...props} />
    <HelpTooltipPopup>{TEXT}</HelpTooltipPopup>
  </HelpTooltipRoot>
);

describe('HelpTooltipTrigger', () => {
  describeConformance(<HelpTooltipTrigger />, { wrapper: HelpTooltipRoot, takesRender: true });

  test('can be another button, with a text of its own', async () => {
    render(<Trigger render={<Button variant="tertiary">Hva er bonus?</Button>} />);
    const trigger = screen.getByRole('button', { name: 'Hva er bonus?' });
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger.getAttribute('aria-controls')).toBe(text()?.id);
  });
});

const Open = ({ children }: { children: ReactNode }) => (
  <HelpTooltipRoot defaultOpen>
    <HelpTooltipTrigger />
    {children}
  </HelpTooltipRoot>
);

describe('HelpTooltipPopup', () => {
  describeConformance(<HelpTooltipPopup>{TEXT}</HelpTooltipPopup>, {
    wrapper: Open,
    takesRender: true,
  });

  test('is what its trigger controls, under an id of its own', () => {
    render(<HelpTooltipPopup id="forklaring">{TEXT}</HelpTooltipPopup>, { wrapper: Open });
    expect(button()).toHaveAttribute('aria-controls', 'forklaring');
  });
});
