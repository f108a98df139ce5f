import type { VueProps } from '@forsikring/foundation/element/VueProps';
import type { HTMLAttributes, PublicProps } from 'vue';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProps } from './elementProps';

export * from './index';

declare module 'vue' {
  interface GlobalComponents {
    'tilbakemelding-widget': new () => {
      $props: PublicProps & HTMLAttributes & VueProps<TilbakemeldingProps, TilbakemeldingEventMap>;
    };
  }
}
