import type { HTMLAttributes } from 'preact';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProps } from './elementProps';
import type { TilbakemeldingWidget } from './TilbakemeldingWidget';

export * from './index';

type Listeners = {
  [Name in keyof TilbakemeldingEventMap as `on${Name}`]?: (
    event: TilbakemeldingEventMap[Name],
  ) => void;
};

declare module 'preact' {
  namespace createElement.JSX {
    interface IntrinsicElements {
      'tilbakemelding-widget': Omit<
        HTMLAttributes<TilbakemeldingWidget>,
        keyof TilbakemeldingProps
      > &
        TilbakemeldingProps &
        Listeners;
    }
  }
}
