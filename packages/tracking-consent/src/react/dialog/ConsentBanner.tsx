import { LongWords } from '@forsikring/foundation/react/LongWords';
import {
  type ComponentPropsWithoutRef,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ConsentReceipt } from '../../browser/saveConsent';
import { nameOf } from '../../core/consentCategories';
import type { Consent } from '../../core/createConsent';
import type { ConsentTexts } from '../../texts/consent.texts';
import { addBannerLink } from './addBannerLink';
import { Button } from './Button';
import { PrivacyLink } from './PrivacyLink';
import { returnFocusOrTop } from './returnFocusOrTop';
import { scrollClear } from './scrollClear';
import { openConsentSettings } from './settingsOpen';
import { useConsentPart, useIsServed } from './useConsentPart';
import { useSeen } from './useSeen';

/** Props of both banner and settings. */
export interface ConsentPartProps {
  /** The consent whose cookie is written. With a rule of another kind than `choices`, nothing is shown and an error is logged. */
  consent: Pick<
    Consent,
    'rule' | 'categories' | 'texts' | 'getState' | 'getCategories' | 'subscribe' | 'refresh'
  >;
  /** The texts of a language: `nb`, `nn` or `en`. @default nb */
  language?: ConsentTexts | undefined;
  /** Replaces individual texts of this part, also those of the consent, whose `texts` hold for both parts. Give them a `version`, so that receipts name what visitors read. */
  texts?: Partial<ConsentTexts> | undefined;
  /** Address of the page that explains what is stored and who receives it. @default no link */
  privacyHref?: string | undefined;
  /** Receives the receipt of each choice that the visitor makes here, after it was written. */
  onChoice?: ((receipt: ConsentReceipt) => void) | undefined;
  /**
   * Called when the part is open and nobody can see it, e.g. because an ad blocker hides it. The settings have then closed, and
   * the banner takes no room and no focus until it can be seen.
   */
  onHidden?: (() => void) | undefined;
}

/** Props of `ConsentBanner`; other props go to its `<section>`. */
export interface ConsentBannerProps
  extends ConsentPartProps,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

const isAskedOnServer = () => false;

const isAsked = ({ categories = ['statistics'], getCategories }: ConsentPartProps['consent']) =>
  categories.some((category) => getCategories()[nameOf(category)] === undefined);

/**
 * Asks a visitor who has not chosen yet. Refusing and accepting have the same weight, and nothing is preselected. The
 * banner does not move focus, unless focus was in it when it closes. Put it last in the page: it is sticky at the bottom
 * of the window, and static in low windows, where it would hide the focused element (WCAG 2.4.11). The first tab stop of the
 * page is a link to it. When the browser does not store the choice, the banner says so and stays. Renders nothing on a
 * server, and for a `consent` that would never read the cookie that the banner writes: an error is then logged.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { consent } = props;
  const served = useIsServed(consent);
  const [closed, setClosed] = useState(false);
  const asked = useSyncExternalStore(consent.subscribe, () => isAsked(consent), isAskedOnServer);
  if (!served || !asked || closed) return null;
  return <Banner {...props} onClose={() => setClosed(true)} />;
}

function Banner({
  consent,
  language,
  texts,
  privacyHref,
  onChoice,
  onHidden,
  onClose,
  className = '',
  ...rest
}: ConsentBannerProps & { onClose: () => void }) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = { consent, language, texts, onChoice };
  const { text, failed, save } = useConsentPart(part, onClose);
  const { lang, goTo } = text;
  const seen = useSeen(root, onHidden);

  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const banner = root.current;
    return () => {
      // Also when the visitor chose in another tab.
      hadFocus.current = Boolean(banner?.matches(':focus-within'));
    };
  }, []);
  useEffect(
    () => () => {
      // After the removal, so that no heading of the banner takes the focus.
      if (hadFocus.current) returnFocusOrTop();
    },
    [],
  );
  useEffect(() => {
    if (!seen || !root.current || !heading.current) return;
    const removeLink = addBannerLink(heading.current, { lang, goTo });
    scrollClear(root.current);
    return removeLink;
  }, [seen, lang, goTo]);

  return (
    <section
      lang={lang}
      dir="auto"
      aria-labelledby={id}
      {...rest}
      ref={root}
      className={`tc-part tc-banner ${className}`.trim()}
    >
      <h2 ref={heading} tabIndex={-1} className="tc-title" id={id}>
        <LongWords>{text.bannerTitle}</LongWords>
      </h2>
      <p className="tc-text">
        <LongWords>{text.banner}</LongWords> <PrivacyLink href={privacyHref} text={text.privacy} />
      </p>
      <p className="tc-text tc-status" role="status">
        {failed && text.notStored}
      </p>
      <div className="tc-actions">
        <Button onClick={() => save(() => false)}>{text.refuse}</Button>
        <Button onClick={() => save(() => true)}>{text.accept}</Button>
        <Button kind="quiet" onClick={failed ? onClose : openConsentSettings}>
          {failed ? text.close : text.choose}
        </Button>
      </div>
    </section>
  );
}
