import { Component, createElement, createRef, type ReactNode } from 'react';
import { keepInPlace, type Positions, readPositions } from './keepInPlace';

interface SteadyProps {
  /** @default 'div' */
  as?: 'div' | 'ul';
  className?: string | undefined;
  /** Selects the parts that move by themselves. @default the children of the element */
  parts?: string;
  children: ReactNode;
}

/**
 * Contains parts that come, go or change size as data arrives. Whenever this component renders again,
 * what the customer is about to press stays where it is, and the other parts slide instead of jumping.
 * A class, because React tells no hook where things were before an update.
 */
export class Steady extends Component<SteadyProps> {
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

  override componentDidUpdate(_: SteadyProps, __: unknown, before: Positions | null): void {
    if (before) keepInPlace(before);
  }

  override render(): ReactNode {
    const { as = 'div', className, children } = this.props;
    return createElement(
      as,
      // Safari drops the semantics of a list without markers, unless the role is given.
      { ref: this.#root, className, ...(as === 'ul' && { role: 'list' }) },
      children,
    );
  }
}
