import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { useDismiss } from './useDismiss';

interface PopupProps {
  open?: boolean;
  capture?: boolean;
  onDismiss: (reason: string) => void;
}

function Popup({ open = true, capture, onDismiss }: PopupProps) {
  const root = useRef<HTMLDivElement>(null);
  useDismiss(open, {
    inside: [root],
    capture,
    onEscape: () => onDismiss('escape'),
    onOutsidePress: () => onDismiss('outside-press'),
    onFocusOutside: () => onDismiss('focus-out'),
  });
  return (
    <div ref={root}>
      <button type="button">Inni</button>
    </div>
  );
}

const show = (props: Partial<PopupProps> = {}) => {
  const onDismiss = vi.fn();
  const page = (more: Partial<PopupProps> = {}) => (
    <>
      <Popup onDismiss={onDismiss} {...props} {...more} />
      <button type="button">Utenfor</button>
    </>
  );
  const { rerender } = render(page());
  return { onDismiss, update: (more: Partial<PopupProps>) => rerender(page(more)) };
};
const button = (name: string) => screen.getByRole('button', { name });
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

describe('useDismiss', () => {
  test('reports Escape, a press outside and the focus outside', () => {
    const { onDismiss } = show();
    pressEscape();
    fireEvent.pointerDown(button('Utenfor'));
    fireEvent.focusIn(button('Utenfor'));
    expect(onDismiss.mock.calls).toEqual([['escape'], ['outside-press'], ['focus-out']]);
  });

  test('ignores other keys, and a press and the focus inside', () => {
    const { onDismiss } = show();
    fireEvent.keyDown(button('Inni'), { key: 'Enter' });
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

  test('prevents the default of Escape, and ignores an Escape that was prevented', () => {
    const { onDismiss } = show();
    expect(pressEscape()).toBe(false);
    onDismiss.mockClear();
    const prevent = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', prevent, { once: true });
    pressEscape();
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('handles Escape before the page with `capture`', () => {
    const { onDismiss } = show({ capture: true });
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', stop, { once: true });
    pressEscape();
    expect(onDismiss).toHaveBeenCalledWith('escape');
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
    act(() => root.render(<Popup onDismiss={onDismiss} />));
    const inside = shadow.querySelector('button') as HTMLElement;
    fireEvent(inside, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent(host, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(onDismiss).toHaveBeenCalledWith('outside-press');
    act(() => root.unmount());
    host.remove();
  });
});
