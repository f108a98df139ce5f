/** How long after a pointer movement a press is likely. */
const LIKELY_MS = 500;

const PRESSABLE = 'a[href], button, summary, label, input, [role="button"]';

interface Pointer {
  target: Element;
  atMs: number;
  x: number;
  y: number;
  /** Whether a finger or a button is down. */
  down: boolean;
}

let pointer: Pointer | undefined;

/** Whether a press is being handled: the page may move by what the customer has pressed. */
let pressing = false;

/** Tracks the pointer for `pressTarget`. Returns a function that stops it. */
export function watchPointer(): () => void {
  const follow = ({ type, target, clientX: x, clientY: y }: PointerEvent) => {
    // Browsers dispatch another pointermove when the page changes under a resting pointer.
    const rests = type === 'pointermove' && x === pointer?.x && y === pointer.y;
    if (rests || !(target instanceof Element)) return;
    pointer = { target, atMs: performance.now(), x, y, down: type === 'pointerdown' };
  };
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') pointer = undefined;
    else if (pointer) pointer = { ...pointer, down: false };
  };
  const leave = () => {
    pointer = undefined;
  };
  const press = () => {
    pressing = true;
    // After React has rendered the change: it renders in microtasks.
    setTimeout(() => {
      pressing = false;
    });
  };
  const listeners = { capture: true, passive: true };
  document.addEventListener('pointermove', follow, listeners);
  document.addEventListener('pointerdown', follow, listeners);
  document.addEventListener('pointerup', lift, listeners);
  document.addEventListener('pointercancel', leave, listeners);
  document.addEventListener('click', press, listeners);
  document.documentElement.addEventListener('pointerleave', leave, listeners);
  return () => {
    leave();
    document.removeEventListener('pointermove', follow, listeners);
    document.removeEventListener('pointerdown', follow, listeners);
    document.removeEventListener('pointerup', lift, listeners);
    document.removeEventListener('pointercancel', leave, listeners);
    document.removeEventListener('click', press, listeners);
    document.documentElement.removeEventListener('pointerleave', leave, listeners);
  };
}

/**
 * The element that the customer is about to press and that must not move: the link under the pointer, or
 * any element under a pointer that moved in the last 500 ms. Undefined otherwise, and for what the press itself changes.
 */
export function pressTarget(): Element | undefined {
  if (!pointer || pressing) return undefined;
  const { target, atMs, x, y, down } = pointer;
  const moving = down || performance.now() - atMs < LIKELY_MS;
  if (!target.isConnected) return (moving && document.elementFromPoint(x, y)) || undefined;
  return moving ? target : (target.closest(PRESSABLE) ?? undefined);
}
