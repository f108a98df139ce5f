import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  type ComponentType,
  cloneElement,
  createRef,
  type JSX,
  type ReactNode,
  StrictMode,
  type SyntheticEvent,
} from 'react';
import { describe, expect, test, vi } from 'vitest';

interface ConformanceOptions {
  /**
   * Whether the part has a `render` prop for the element that its props go to. For a part whose
   * `render` replaces an element inside it, test that element's part.
   * @default false
   */
  takesRender?: boolean | undefined;
  /** The part that must be around this part, such as `DialogRoot`. */
  wrapper?: ComponentType<{ children: ReactNode }> | undefined;
  /** The error that the part throws outside `wrapper`. */
  outside?: string | undefined;
}

/** Tests what every part promises about the element that its props go to. One line a part. */
export function describeConformance(
  part: JSX.Element,
  { takesRender = false, wrapper, outside }: ConformanceOptions = {},
) {
  const show = (props: object) => {
    cleanup();
    render(<StrictMode>{cloneElement(part, { 'data-testid': 'part', ...props })}</StrictMode>, {
      wrapper,
    });
    return screen.getByTestId('part');
  };

  describe('conformance', () => {
    test('passes attributes on', () => {
      expect(show({ id: 'avtaler' })).toHaveAttribute('id', 'avtaler');
      expect(show({ lang: 'nn' })).toHaveAttribute('lang', 'nn');
    });

    test('passes its element to a ref object and to a ref function, and releases both', () => {
      const ref = createRef<HTMLElement>();
      expect(show({ ref })).toBe(ref.current);
      cleanup();
      expect(ref.current).toBeNull();

      const setRef = vi.fn();
      expect(show({ ref: setRef })).toBe(setRef.mock.lastCall?.[0]);
      cleanup();
      expect(setRef.mock.lastCall?.[0]).toBeNull();
    });

    test('adds a class name to its own', () => {
      const own = show({}).className;
      expect(own).toMatch(/^ui-[a-z-]+/);
      expect(show({ className: 'min-klasse' }).className).toBe(`${own} min-klasse`);
    });

    test('merges styles', () => {
      expect(show({ style: { color: 'rgb(1, 2, 3)' } })).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    });

    test('calls an event handler once', () => {
      const onPointerDown = vi.fn();
      fireEvent.pointerDown(show({ onPointerDown }));
      expect(onPointerDown).toHaveBeenCalledOnce();
    });

    if (outside)
      test(`throws alone: ${outside}`, () => {
        vi.spyOn(console, 'error').mockImplementation(() => {});
        expect(() => render(part)).toThrow(outside);
      });

    if (takesRender) describeRender(show);
  });
}

/** Tests the `render` prop, in both of its forms. */
function describeRender(show: (props: object) => HTMLElement) {
  test('renders another element with its own props, and merges the two', () => {
    const own = show({}).className;
    const ofElement = { ref: createRef<HTMLElement>(), onClick: vi.fn() };
    const ofPart = { ref: createRef<HTMLElement>(), onClick: vi.fn() };
    const element = show({
      ...ofPart,
      className: 'min-klasse',
      render: <article {...ofElement} className="element" style={{ color: 'rgb(1, 2, 3)' }} />,
    });
    expect(element.tagName).toBe('ARTICLE');
    expect(element.className).toBe(`${own} min-klasse element`);
    expect(element).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(ofElement.ref.current).toBe(element);
    expect(ofPart.ref.current).toBe(element);
    fireEvent.click(element);
    expect(ofElement.onClick).toHaveBeenCalledOnce();
    expect(ofPart.onClick).toHaveBeenCalledOnce();
  });

  test.each([
    // biome-ignore lint/a11y/useButtonType: what is tested
    ['an element', <button key="element" />],
    ['a function', (props: object) => <button {...props} />],
  ])('renders a button that submits no form, by %s', (_what, render) => {
    expect(show({ render })).toHaveAttribute('type', 'button');
  });

  test('keeps the type of a button', () => {
    expect(show({ render: <button type="submit" /> })).toHaveAttribute('type', 'submit');
    // biome-ignore lint/a11y/useButtonType: what is tested
    expect(show({ type: 'submit', render: <button /> })).toHaveAttribute('type', 'submit');
  });

  test('skips its own handler after preventDefault() in the handler of the element', () => {
    const onClick = vi.fn();
    const prevent = (event: SyntheticEvent) => event.preventDefault();
    // biome-ignore lint/a11y/useKeyWithClickEvents: the part decides what can be pressed
    const render = <article onClick={prevent} />;
    fireEvent.click(show({ onClick, render }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('renders what a function returns from its props and its state', () => {
    const renderPart = vi.fn((props: object) => <article {...props} data-own="" />);
    const element = show({ render: renderPart });
    expect(element.tagName).toBe('ARTICLE');
    expect(element).toHaveAttribute('data-own');
    const [, state] = renderPart.mock.lastCall as unknown as [object, object];
    for (const [name, value] of Object.entries(state)) {
      const text = value === true ? '' : value;
      const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      expect(element.getAttribute(attribute)).toBe(text === false ? null : text);
    }
  });
}
