import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Tooltip } from './Tooltip';

const show = (props: object = {}) =>
  render(
    <>
      <Tooltip content="Lastes ned som PDF" data-testid="tip" {...props}>
        <button type="button">Vilkår</button>
      </Tooltip>
      <Tooltip content="Åpner e-posten din" data-testid="neighbour">
        <button type="button">Skriv til oss</button>
      </Tooltip>
    </>,
  );
const trigger = (name = 'Vilkår') => screen.getByRole('button', { name });
const isOpen = (id = 'tip') => screen.getByTestId(id).hasAttribute('data-open');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const point = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });
const leave = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // What closed a moment ago would spare the next one its delay.
  wait(1000);
  vi.useRealTimers();
});

// That it comes with the keyboard's focus is tested in the stories: jsdom knows no `:focus-visible`.
describe('Tooltip', () => {
  describeConformance(
    <Tooltip content="Lastes ned som PDF">
      <button type="button">Vilkår</button>
    </Tooltip>,
  );

  it('describes its trigger, open or not, and leaves its name alone', () => {
    show();
    expect(trigger()).toHaveAccessibleName('Vilkår');
    expect(trigger()).toHaveAccessibleDescription('Lastes ned som PDF');
  });

  it('comes 250 ms after the pointer', () => {
    show();
    point(trigger());
    wait(249);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  it('does not come when the pointer was only passing', () => {
    show();
    point(trigger());
    wait(200);
    leave(trigger());
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('does not come for a finger', () => {
    show();
    fireEvent.pointerEnter(trigger(), { pointerType: 'touch' });
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('does not come when the trigger is pressed first, and goes when it is', () => {
    show();
    point(trigger());
    fireEvent.pointerDown(trigger());
    wait(1000);
    expect(isOpen()).toBe(false);
    leave(trigger());
    point(trigger());
    wait(250);
    fireEvent.pointerDown(trigger());
    expect(isOpen()).toBe(false);
  });

  it('waits while the pointer goes over to it, and stays while it is there', () => {
    show();
    point(trigger());
    wait(250);
    leave(trigger());
    wait(100);
    point(screen.getByTestId('tip'));
    wait(60_000);
    expect(isOpen()).toBe(true);
    leave(screen.getByTestId('tip'));
    wait(120);
    expect(isOpen()).toBe(false);
  });

  it('goes with Escape, and does not take what is around it along', () => {
    show();
    point(trigger());
    wait(250);
    const goesOn = fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(goesOn).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  it('comes at once from its neighbour, and one is open at a time', () => {
    show();
    point(trigger());
    wait(250);
    leave(trigger());
    point(trigger('Skriv til oss'));
    expect(isOpen('neighbour')).toBe(true);
    expect(isOpen()).toBe(false);
    leave(trigger('Skriv til oss'));
    wait(120 + 300);
    point(trigger());
    expect(isOpen()).toBe(true);
  });

  it('works on what cannot be used just now', () => {
    render(
      <Tooltip content="Åpner klokken 06.00" data-testid="tip">
        <button type="button" aria-disabled="true">
          Betal
        </button>
      </Tooltip>,
    );
    point(trigger('Betal'));
    wait(250);
    expect(isOpen()).toBe(true);
  });

  it('keeps what the trigger was described by', () => {
    render(
      <>
        <p id="pris">189 kr/md</p>
        <Tooltip content="Per måned">
          <button type="button" aria-describedby="pris">
            Endre
          </button>
        </Tooltip>
      </>,
    );
    expect(trigger('Endre')).toHaveAccessibleDescription('189 kr/md Per måned');
  });

  it('calls the handlers of the trigger once, first, and heeds their veto', () => {
    const onPointerEnter = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Tooltip content="Per måned" data-testid="tip">
        <button type="button" onPointerEnter={onPointerEnter}>
          Endre
        </button>
      </Tooltip>,
    );
    point(trigger('Endre'));
    wait(1000);
    expect(onPointerEnter).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  it('makes a text that it stands on reachable', () => {
    render(<Tooltip content="Bonus i prosent">Bonus</Tooltip>);
    const text = screen.getByText('Bonus');
    expect(text).toHaveAttribute('tabindex', '0');
    expect(text).toHaveAccessibleDescription('Bonus i prosent');
  });

  it('without content is its trigger alone', () => {
    render(
      <Tooltip content={null}>
        <button type="button">Endre</button>
      </Tooltip>,
    );
    expect(trigger('Endre')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  });

  it('has an id of its own in each place of a list', () => {
    render(
      <ul>
        {['a', 'b', 'c'].map((name) => (
          <li key={name}>
            <Tooltip content={name}>
              <button type="button">{name}</button>
            </Tooltip>
          </li>
        ))}
      </ul>,
    );
    const ids = screen.getAllByRole('tooltip', { hidden: true }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('costs no listener of the page until one is open, and leaves none after 1,000 mounts', () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    const escapes = ({ mock }: { mock: { calls: unknown[][] } }) =>
      mock.calls.filter(([type]) => type === 'keydown').length;
    for (let round = 0; round < 1000; round += 1) {
      const { unmount } = render(
        <Tooltip content="Per måned">
          <button type="button">Endre</button>
        </Tooltip>,
        { wrapper: StrictMode },
      );
      point(trigger('Endre'));
      if (round % 2) wait(300);
      unmount();
    }
    expect(vi.getTimerCount()).toBe(0);
    expect(escapes(added)).toBeGreaterThanOrEqual(500);
    expect(escapes(removed)).toBe(escapes(added));
  });
});
