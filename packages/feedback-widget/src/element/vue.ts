import type { HTMLAttributes, PublicProps } from 'vue';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProps } from './elementProps';

export * from './index';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** Templates write `max-length`, which Vue's compiler checks as `maxLength`. */
type CamelProps = {
  [Name in keyof TilbakemeldingProps as Camel<Name>]?: TilbakemeldingProps[Name];
};

/** `@feedback-submit` in a template is the prop `onFeedbackSubmit`. */
type Listeners = {
  [Name in keyof TilbakemeldingEventMap as `on${Capitalize<Camel<Name>>}`]?: (
    event: TilbakemeldingEventMap[Name],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'tilbakemelding-widget': new () => {
      $props: PublicProps & HTMLAttributes & TilbakemeldingProps & CamelProps & Listeners;
    };
  }
}
