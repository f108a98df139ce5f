import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef } from 'react';
import { useTexts } from '../texts/TextsProvider';
import { type LoaderTexts, loaderTexts } from './loader.texts';

/** Props of `Loader`; the rest goes to the root. */
export interface LoaderProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The words for what is loading: 'Henter forsikringene dine'. @default 'Vennligst vent', from `texts` */
  label?: string | undefined;
  /**
   * How large the dots are: 0.75, 1 or 1.5 times the text around them.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Whether the loader stays hidden for a moment, so that fast responses never flash: for `--ui-loader-delay`, 300 ms.
   * @default false
   */
  delayed?: boolean | undefined;
  /** Whether the label is shown, instead of being only read. @default false */
  labelHidden?: boolean | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<LoaderTexts> | undefined;
}

/**
 * Three dots that say that something is loading. Announces nothing: put the loader in a `LoadingRegion`.
 * @attribute data-size Always: `small`, `medium` or `large`.
 * @attribute data-delayed The loader appears after a moment.
 */
export const Loader = forwardRef<HTMLSpanElement, LoaderProps>(function Loader(
  { label, size = 'medium', delayed = false, labelHidden = false, texts, className, ...rest },
  ref,
) {
  const { label: defaultLabel } = useTexts(loaderTexts, texts);

  return (
    <span
      {...rest}
      ref={ref}
      className={clsx('ui-loader', className)}
      data-size={size}
      data-delayed={delayed ? '' : undefined}
    >
      <span className="ui-loader-dots" aria-hidden="true">
        <span />
      </span>
      <span className={labelHidden ? 'ui-visually-hidden' : undefined}>
        {label ?? defaultLabel}
      </span>
    </span>
  );
});
