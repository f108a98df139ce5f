import { describe, expectTypeOf, test } from 'vitest';
import type { GlobalComponents } from 'vue';
import type { ConsentChange, ConsentReceipt, ForsikringConsent } from './react';
import type {} from './vue';

describe('types of the element', () => {
  test('include its events on the page and on the element', () => {
    const listen = (element: ForsikringConsent) => {
      element.addEventListener('consent-change', ({ detail }) =>
        expectTypeOf(detail).toEqualTypeOf<ConsentChange>(),
      );
      document.addEventListener('consent-choice', ({ detail }) =>
        expectTypeOf(detail).toEqualTypeOf<ConsentReceipt>(),
      );
    };
    expectTypeOf(listen).toBeFunction();
  });

  test('accept attributes, properties and listeners in React and in Vue templates', () => {
    const page = () => (
      <forsikring-consent
        cookie="valg"
        days={180}
        privacy-href="/personvern"
        categories={['statistics', { name: 'kart', label: 'Kart', description: 'Viser kart.' }]}
        erase='{"statistics":["_ga*"]}'
        onconsent-change={(event) =>
          expectTypeOf(event.detail.withdrawn[0]).toExtend<string | undefined>()
        }
      />
    );
    expectTypeOf(page).toBeFunction();
    // @ts-expect-error: this language does not exist.
    const wrong = () => <forsikring-consent language="sv" />;
    expectTypeOf(wrong).toBeFunction();
    type Props = InstanceType<GlobalComponents['forsikring-consent']>['$props'];
    expectTypeOf<Props['privacyHref']>().toExtend<string | undefined>();
    expectTypeOf<Props['onConsentChange']>().toEqualTypeOf<
      ((event: CustomEvent<ConsentChange>) => void) | undefined
    >();
  });
});
