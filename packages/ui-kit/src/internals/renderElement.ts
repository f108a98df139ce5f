import {
  Children,
  type ComponentProps,
  cloneElement,
  createElement,
  type DOMAttributes,
  isValidElement,
  type JSX,
  type ReactElement,
  type Ref,
  version,
} from 'react';
import { mergeOwn, mergeProps } from './mergeProps';
import { stateAttributes } from './stateAttributes';
import { warnWithoutStyles } from './warnOnce';

/** Handlers and a ref that fit an element of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: the consumer decides which element is rendered
type AnyElementProps = DOMAttributes<any> & { ref?: Ref<any> };

/** The props of a part's element, to spread on an element of another kind. */
type PropsForAnyElement<Props> = Omit<Props, keyof AnyElementProps> & AnyElementProps;

/**
 * The element that a part renders instead of its own: an element that gets the part's props (`<Link to="/tilbud" />`), or
 * a function of these props and the part's state.
 */
export type RenderProp<Props, State = Record<never, never>> =
  | ReactElement
  | ((props: PropsForAnyElement<Props>, state: State) => ReactElement);

type TagName = keyof JSX.IntrinsicElements;

/**
 * A part's element. All handlers, refs, styles, descriptions and class names of the consumer and of the part are
 * combined; of other props, the part's own win. A `<button>` without a type gets `type="button"`.
 * @param state Becomes attributes: a text is the value, `true` is an empty value, and for everything else there is no
 * attribute.
 */
export function renderPart<Tag extends TagName>(
  tag: Tag,
  theirs: ComponentProps<Tag>,
  own: Partial<PropsForAnyElement<ComponentProps<Tag>>>,
  state: object = {},
): ReactElement {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  const all = { ...mergeOwn(theirs, own), ...stateAttributes(state) };
  return createElement(tag as string, { ...buttonType(tag, all), ...all });
}

/**
 * A part's element, or what its consumer renders instead: `renderPart` with the prop `render`. The props of a given
 * element win over the part's.
 */
export function renderElement<Tag extends TagName, State extends object = Record<never, never>>(
  tag: Tag,
  theirs: ComponentProps<Tag> & { render?: RenderProp<ComponentProps<Tag>, State> | undefined },
  own: Partial<PropsForAnyElement<ComponentProps<Tag>>>,
  state: State = {} as State,
): ReactElement {
  type Props = ComponentProps<Tag>;
  const { render, ...given } = theirs;
  if (!render) return renderPart(tag, given as Props, own, state);
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  const all = { ...mergeOwn(given, own), ...stateAttributes(state) } as Props;
  if (typeof render === 'function') {
    const element = render(all as PropsForAnyElement<Props>, state) as ReactElement<object>;
    return cloneElement(element, buttonType(element.type, element.props));
  }
  // An element from a server component may be lazy: `toArray` resolves a lazy element, and copies any other.
  const element = isValidElement(render) ? render : Children.toArray(render)[0];
  if (!isValidElement<Props>(element))
    throw new TypeError('The prop `render` takes one element, or a function that returns one.');
  const merged = mergeProps<Props>(all, propsOf(element));
  return cloneElement(element, { ...buttonType(element.type, merged), ...merged });
}

/** A button without a type would submit the form that it is in. */
const buttonType = (type: unknown, props: object) =>
  type === 'button' && !(props as ComponentProps<'button'>).type
    ? ({ type: 'button' } as const)
    : undefined;

/** The props of an element with its ref, which React 18 keeps apart. */
function propsOf<Props>(element: ReactElement<Props>): Props {
  const ref = version.startsWith('18.')
    ? (element as unknown as { ref: Ref<unknown> }).ref
    : (element.props as { ref?: Ref<unknown> }).ref;
  return ref ? { ...element.props, ref } : element.props;
}
