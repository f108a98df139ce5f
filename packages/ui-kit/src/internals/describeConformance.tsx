import { cleanup, render, screen } from '@testing-library/react';
import { cloneElement, createRef, type JSX } from 'react';
import { describe, expect, it } from 'vitest';

/** Tests what every part promises about the element that its props go to. One line a part. */
export function describeConformance(part: JSX.Element) {
  const show = (props: object) => {
    cleanup();
    render(cloneElement(part, { 'data-testid': 'part', ...props }));
    return screen.getByTestId('part');
  };

  describe('as any element', () => {
    it('takes attributes', () => {
      expect(show({ id: 'avtaler' })).toHaveAttribute('id', 'avtaler');
      expect(show({ lang: 'nn' })).toHaveAttribute('lang', 'nn');
    });

    it('gives its element to a ref', () => {
      const ref = createRef<HTMLElement>();
      const element = show({ ref });
      expect(ref.current).toBe(element);
    });

    it('adds a class to its own', () => {
      const own = show({}).className;
      expect(own).toMatch(/^ui-[a-z-]+/);
      expect(show({ className: 'min-klasse' }).className).toBe(`${own} min-klasse`);
    });
  });
}
