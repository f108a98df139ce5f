import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useDelayedFlag } from '../internals/useDelayedFlag';
import { useTexts } from '../texts/TextsProvider';
import { type LoaderTexts, loaderTexts } from './loader.texts';

/** Props of `Loader`; the rest goes to the root. */
export interface LoaderProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How long to stay unseen, in milliseconds, so that fast answers never flash. @default 0 */
  delayMs?: number;
  /** Whether the label is shown, or heard alone. @default false */
  labelHidden?: boolean;
  texts?: Partial<LoaderTexts>;
}

/** Three dots that say that something is on its way. Announces nothing: that is `LoadingRegion`'s part. */
export function Loader({
  delayMs = 0,
  labelHidden = false,
  texts,
  className,
  ...rest
}: LoaderProps) {
  const { label } = useTexts(loaderTexts, texts);
  const visible = useDelayedFlag(true, delayMs);

  return (
    <span
      {...rest}
      className={clsx('ui-loader', className)}
      data-waiting={visible ? undefined : ''}
    >
      <span className="ui-loader-dots" aria-hidden="true">
        <span className="ui-loader-dot" />
        <span className="ui-loader-dot" />
        <span className="ui-loader-dot" />
      </span>
      <span className={labelHidden ? 'ui-visually-hidden' : 'ui-loader-label'}>{label}</span>
    </span>
  );
}
