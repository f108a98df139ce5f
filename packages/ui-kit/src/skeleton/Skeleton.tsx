import { type ComponentProps, forwardRef } from 'react';
import { renderPart } from '../internals/renderElement';

/** A CSS length, or a number of pixels. */
type Length = number | string;

/**
 * Props of `Skeleton`; the rest goes to the root. A server renders `width` and `height` as a `style`
 * attribute: where your content security policy refuses inline styles, size the skeleton with a class.
 */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-hidden'> {
  /** The shape of the content that is loading. @default 'block' */
  shape?: 'block' | 'text' | 'circle' | undefined;
  /** The width: a CSS length, or a number of pixels. @default as wide as there is room */
  width?: Length | undefined;
  /** The height: a CSS length, or a number of pixels.    * @default the height of its class or shape; at least a line when it has only a `width`
   */
  height?: Length | undefined;
}

/**
 * Holds the place of content that is loading. Hidden from assistive technology.
 * @attribute data-shape The skeleton has a `shape`: `block`, `text` or `circle`.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape, width, height, ...rest },
  ref,
) {
  const size = {
    inlineSize: width,
    blockSize: height,
    minBlockSize: width !== undefined && height === undefined ? '1lh' : undefined,
  };
  const own = { 'aria-hidden': true, className: 'ui-skeleton', style: size };
  return renderPart('span', { ...rest, ref }, own, { shape });
});
