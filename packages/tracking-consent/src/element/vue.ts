import type { HTMLAttributes, PublicProps } from 'vue';
import type { ConsentElementProps, ConsentEventMap } from './elementProps';

export * from './index';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** Templates write `privacy-href`, which Vue's compiler checks as `privacyHref`. */
type CamelProps = {
  [Name in keyof ConsentElementProps as Camel<Name>]?: ConsentElementProps[Name];
};

/** `@consent-change` in a template is the prop `onConsentChange`. */
type Listeners = {
  [Name in keyof ConsentEventMap as `on${Capitalize<Camel<Name>>}`]?: (
    event: ConsentEventMap[Name],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'forsikring-consent': new () => {
      $props: PublicProps & HTMLAttributes & ConsentElementProps & CamelProps & Listeners;
    };
  }
}
