import {
  type ComponentProps,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { renderPart } from '../internals/renderElement';

/** Props of `Disclosure`; the rest goes to the `<details>`, which keeps the state: `open` at first, then `onToggle`. */
export interface DisclosureProps extends ComponentProps<'details'> {
  /** Says what a press shows, such as 'Vis vilkårene'. */
  show: ReactNode;
  /** Says what a press hides, such as 'Skjul vilkårene'. */
  hide: ReactNode;
}

/** Details that some people need, in their place (APG, disclosure pattern, on the browser's own `<details>`). */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { show, hide, children, ...rest },
  ref,
) {
  const element = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(Boolean(rest.open));
  // The element was pressed before scripts ran, or an address leads into it.
  useEffect(() => setOpen(Boolean(element.current?.open)), []);
  const content = (
    <>
      <summary className="ui-disclosure-trigger">{open ? hide : show}</summary>
      {children}
    </>
  );
  const own = {
    ref: element,
    className: 'ui-disclosure',
    children: content,
    // The browser may have opened the element before.
    suppressHydrationWarning: true,
    // Also called for an element inside: `toggle` bubbles in React.
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
  return renderPart('details', { ...rest, ref }, own);
});
