import type { JSXElementConstructor } from 'react';
import type * as kit from '../index';
import type { ChangeDetails } from '../internals/useControlled';

type Kit = typeof kit;
type PropsOf<Part> = Part extends JSXElementConstructor<infer Props> ? Props : Record<never, never>;

/** The names of the parts that have one of these props, read from their types. */
export type PartsWith<Prop extends string> = {
  [Name in keyof Kit]: [Prop & keyof PropsOf<Kit[Name]>] extends [never] ? never : Name;
}[keyof Kit];

// Both are conditional types to run once for each type of a union, as `AccordionRoot` has.
type HandlerIn<Props> = Props extends unknown
  ? Props[Extract<keyof Props, 'onOpenChange' | 'onValueChange' | 'onCheckedChange'>]
  : never;
type ReasonIn<Handler> = Handler extends (next: never, details: infer Details) => void
  ? Details extends ChangeDetails
    ? Details['reason']
    : never
  : never;

/** Why a part changes, read from the type of its `onOpenChange`, `onValueChange` or `onCheckedChange`. */
export type ReasonsOf<Part extends keyof Kit> = ReasonIn<HandlerIn<PropsOf<Kit[Part]>>>;
