import { Component, createElement, createRef, type ReactNode } from 'react';
import { keepInPlace, type Positions, readPositions } from './keepInPlace';

interface StableLayoutProps {
  /** @default 'div' */
  as?: 'div' | 'ul';
  className?: string | undefined;
  /** A selector of the parts that move independently. @default the children of the element */
  parts?: string;
  children: ReactNode;
}

/**
 * Contains parts that are added, removed or resized as data arrives. Whenever this component renders again,
 * the element that the customer is about to press keeps its position, and the other parts slide instead of
 * jumping. A class, because no hook runs before React updates the DOM (`getSnapshotBeforeUpdate`).
 */
export class StableLayout extends Component<StableLayoutProps> {
  readonly #root = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(): Positions | null {
    const container = this.#root.current;
    if (!container) return null;
    const { parts } = this.props;
    const elements = parts ? container.querySelectorAll(parts) : container.children;
    return readPositions(
      container,
      [...elements].filter((element) => element instanceof HTMLElement),
    );
  }

  override componentDidUpdate(_: StableLayoutProps, __: unknown, before: Positions | null): void {
    if (before) keepInPlace(before);
  }

  override render(): ReactNode {
    const { as = 'div', className, children } = this.props;
    return createElement(
      as,
      { ref: this.#root, className, ...(as === 'ul' && { role: 'list' }) },
      children,
    );
  }
}
