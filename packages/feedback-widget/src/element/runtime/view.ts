/** What a component returns: elements, text, lists of them, or nothing. */
export type View = ViewElement | string | number | boolean | null | undefined | readonly View[];

/** What an element is given. */
export type Props = Record<string, unknown> & { children?: View };

/** A function of its props; a provider carries the context that it provides. */
export type Component = ((props: Props) => View) & { context?: { value: unknown } };

/** What `jsx` makes. */
export interface ViewElement {
  type: string | Component;
  props: Props;
  key?: string | number;
}
