import type { HTMLAttributes, RefAttributes } from 'react';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProps } from './elementProps';
import type { TilbakemeldingWidget } from './TilbakemeldingWidget';

export * from './index';

type ElementAttributes = HTMLAttributes<TilbakemeldingWidget> & RefAttributes<TilbakemeldingWidget>;

type Listeners = {
  [Name in keyof TilbakemeldingEventMap as `on${Name}`]?: (
    event: TilbakemeldingEventMap[Name],
  ) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tilbakemelding-widget': ElementAttributes & TilbakemeldingProps & Listeners;
    }
  }
}
