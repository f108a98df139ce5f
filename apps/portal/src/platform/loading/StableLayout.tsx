import { Component, createElement, createRef, type ReactNode } from 'react';
import { type Anchor, findAnchor, keepInPlace } from './keepInPlace';

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
 * the element that the customer is about to press, or else the first part in view, keeps its position. A class, because no hook runs before React updates the DOM (`getSnapshotBeforeUpdate`).
 */
export class StableLayout extends Component<StableLayoutProps> {
  readonly #root = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(): Anchor | null {
    const container = this.#root.current;
    if (!container) return null;
    const { parts: selector } = this.props;
    const elements = selector ? container.querySelectorAll(selector) : container.children;
    const parts = [...elements].filter((element) => element instanceof HTMLElement);
    return findAnchor(container, parts) ?? null;
  }

  override componentDidUpdate(_: StableLayoutProps, __: unknown, before: Anchor | null): void {
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
