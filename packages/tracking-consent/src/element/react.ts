import type { HTMLAttributes, RefAttributes } from 'react';
import type { ConsentElementProps, ConsentEventMap } from './elementProps';
import type { ForsikringConsent } from './ForsikringConsent';

export * from './index';

type ElementAttributes = HTMLAttributes<ForsikringConsent> & RefAttributes<ForsikringConsent>;

type Listeners = {
  [Name in keyof ConsentEventMap as `on${Name}`]?: (event: ConsentEventMap[Name]) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'forsikring-consent': ElementAttributes & ConsentElementProps & Listeners;
    }
  }
}
