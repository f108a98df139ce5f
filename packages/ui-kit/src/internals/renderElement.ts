import {
  Children,
  type ComponentProps,
  cloneElement,
  createElement,
  type DOMAttributes,
  isValidElement,
  type ReactElement,
  type Ref,
  version,
} from 'react';
import { mergeProps } from './mergeProps';
import { warnWithoutStyles } from './warnOnce';

/** Handlers and a ref that fit an element of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: which element it is, the consumer decides
type AnyElementProps = DOMAttributes<any> & { ref?: Ref<any> };

/** The props of a part's element, to spread on an element of another kind. */
type PropsForAnyElement<Props> = Omit<Props, keyof AnyElementProps> & AnyElementProps;

/**
 * What a part renders instead of its own element: an element that is given the part's props
 * (`<Link to="/tilbud" />`), or a function of these props and the part's state.
 */
export type RenderProp<Props, State = Record<never, never>> =
  | ReactElement
  | ((props: PropsForAnyElement<Props>, state: State) => ReactElement);

/**
 * A part's element, or what its consumer renders instead. The props of an element that is given are
 * merged with the part's: its own win, and all handlers, refs and class names count. A `<button>` without a
 * type gets `type="button"`.
 * @param state Becomes attributes: a text as its value, `true` as an empty one, all else as none.
 */
export function renderElement<Props extends object, State extends object = Record<never, never>>(
  tag: string,
  render: RenderProp<Props, State> | undefined,
  props: Props,
  state: State = {} as State,
): ReactElement {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  const all = { ...props, ...stateAttributes(state) };
  if (typeof render === 'function')
    return withButtonType(render(all as PropsForAnyElement<Props>, state));
  if (!render) return withButtonType(createElement(tag, all));
  // From a server component it may come as a lazy element: `toArray` resolves it, but copies any other.
  const element = isValidElement(render) ? render : Children.toArray(render)[0];
  if (!isValidElement<Props>(element))
    throw new TypeError('The prop `render` takes one element, or a function that returns one.');
  return withButtonType(cloneElement(element, mergeProps<Props>(all, propsOf(element))));
}

/** A button without a type would submit the form that it is in. */
function withButtonType(element: ReactElement): ReactElement {
  const { type, props } = element as ReactElement<ComponentProps<'button'>, string>;
  if (type !== 'button' || props.type) return element;
  return cloneElement(element as ReactElement<ComponentProps<'button'>>, { type: 'button' });
}

function stateAttributes(state: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([, value]) => value === true || typeof value === 'string')
      .map(([name, value]) => [
        `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value === true ? '' : value,
      ]),
  );
}

/** The props of an element with its ref, which React 18 keeps apart. */
function propsOf<Props>(element: ReactElement<Props>): Props {
  const ref = version.startsWith('18.')
    ? (element as unknown as { ref: Ref<unknown> }).ref
    : (element.props as { ref?: Ref<unknown> }).ref;
  return ref ? { ...element.props, ref } : element.props;
}
