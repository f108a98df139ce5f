import type {} from 'svelte/elements';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProps } from './elementProps';
import type { TilbakemeldingWidget } from './TilbakemeldingWidget';

export * from './index';

/** Svelte 5 writes `onfeedback-submit`, Svelte 4 `on:feedback-submit`. */
type Listeners = {
  [Name in keyof TilbakemeldingEventMap as `on${Name}` | `on:${Name}`]?: (
    event: TilbakemeldingEventMap[Name],
  ) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tilbakemelding-widget': Omit<HTMLAttributes<TilbakemeldingWidget>, keyof TilbakemeldingProps> &
      TilbakemeldingProps &
      Listeners;
  }
}
