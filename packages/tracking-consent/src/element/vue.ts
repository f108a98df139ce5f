import type { VueProps } from '@forsikring/foundation/element/VueProps';
import type { HTMLAttributes, PublicProps } from 'vue';
import type { ConsentElementProps, ConsentEventMap } from './elementProps';

export * from './index';

declare module 'vue' {
  interface GlobalComponents {
    'forsikring-consent': new () => {
      $props: PublicProps & HTMLAttributes & VueProps<ConsentElementProps, ConsentEventMap>;
    };
  }
}
