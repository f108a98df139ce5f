import type { HTMLAttributes } from 'preact';
import type { ConsentElementProps, ConsentEventMap } from './elementProps';
import type { ForsikringConsent } from './ForsikringConsent';

export * from './index';

type Listeners = {
  [Name in keyof ConsentEventMap as `on${Name}`]?: (event: ConsentEventMap[Name]) => void;
};

declare module 'preact' {
  namespace createElement.JSX {
    interface IntrinsicElements {
      'forsikring-consent': Omit<HTMLAttributes<ForsikringConsent>, keyof ConsentElementProps> &
        ConsentElementProps &
        Listeners;
    }
  }
}
