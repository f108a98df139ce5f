import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { usePopup } from './usePopup';

type Reason = 'escape-key' | 'outside-press' | 'focus-out';

interface ExampleProps {
  open?: boolean;
  escapeFirst?: boolean;
  onDismiss: (reason: Reason) => void;
}

/** A popup that reports each reason to close, and stays open. */
function Example({ open = true, escapeFirst = false, onDismiss }: ExampleProps) {
  const { popup, change } = usePopup<Reason>(
    { open, onOpenChange: (_open, { reason }) => onDismiss(reason) },
    {
      escapeFirst,
      onOutsidePress: (event) => change(false, 'outside-press', event),
      onFocusOutside: (event) => change(false, 'focus-out', event),
    },
  );
  return (
    <div
      ref={(element) => {
        popup.content.current = element;
      }}
    >
      <button type="button">Inni</button>
    </div>
  );
}

const show = (props: Partial<ExampleProps> = {}) => {
  const onDismiss = vi.fn();
  const page = (more: Partial<ExampleProps> = {}) => (
    <>
      <Example onDismiss={onDismiss} {...props} {...more} />
      <button type="button">Utenfor</button>
    </>
  );
  const { rerender } = render(page());
  return { onDismiss, update: (more: Partial<ExampleProps>) => rerender(page(more)) };
};
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const pressEscape = (init?: KeyboardEventInit) =>
  fireEvent.keyDown(document.body, { key: 'Escape', ...init });

describe('usePopup', () => {
  test('ignores other keys, Escape of an input method, and a press and the focus inside', () => {
    const { onDismiss } = show();
    fireEvent.keyDown(button('Inni'), { key: 'Enter' });
    pressEscape({ isComposing: true });
    fireEvent.pointerDown(button('Inni'));
    fireEvent.focusIn(button('Inni'));
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('ignores everything while it is closed', () => {
    const { onDismiss, update } = show();
    update({ open: false });
    expect(pressEscape()).toBe(true);
    fireEvent.pointerDown(button('Utenfor'));
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test.each(['inert', 'aria-hidden'])(
    'ignores everything while the modal of another library hides the page: %s',
    (attribute) => {
      const { onDismiss } = show();
      button('Inni').closest('div')?.parentElement?.setAttribute(attribute, 'true');
      expect(pressEscape()).toBe(true);
      fireEvent.pointerDown(button('Utenfor'));
      fireEvent.focusIn(button('Utenfor'));
      expect(onDismiss).not.toHaveBeenCalled();
    },
  );

  test('ignores an Escape that was prevented, unless it handles Escape first', () => {
    const prevent = (event: Event) => event.preventDefault();
    const { onDismiss, update } = show();
    document.body.addEventListener('keydown', prevent, { once: true });
    pressEscape();
    expect(onDismiss).not.toHaveBeenCalled();
    update({ open: false });
    update({ open: true, escapeFirst: true });
    document.body.addEventListener('keydown', prevent, { once: true });
    pressEscape();
    document.body.removeEventListener('keydown', prevent);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape-key');
  });

  test('calls the latest callback', () => {
    const latest = vi.fn();
    const { onDismiss, update } = show();
    update({ onDismiss: latest });
    pressEscape();
    expect(latest).toHaveBeenCalledOnce();
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('ignores a press inside when it is in a shadow tree', () => {
    const onDismiss = vi.fn();
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(shadow);
    act(() => root.render(<Example onDismiss={onDismiss} />));
    const inside = shadow.querySelector('button') as HTMLElement;
    fireEvent(inside, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent(host, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(onDismiss).toHaveBeenCalledWith('outside-press');
    act(() => root.unmount());
    host.remove();
  });
});
