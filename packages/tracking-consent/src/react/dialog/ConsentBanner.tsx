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
import { nameOf } from '../../core/consentCategories';
import { addBannerLink } from './addBannerLink';
import { Button } from './Button';
import { returnFocusOrTop } from './returnFocusOrTop';
import { openConsentSettings } from './settingsOpen';
import { type ConsentPartProps, useConsentPart, useIsServed } from './useConsentPart';
import { useSeen } from './useSeen';

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
  const open = asked && !closed;
  const [shown, setShown] = useState(open);
  // Closed, the banner stays in the page, hidden, to fade out.
  if (open && !shown) setShown(true);
  if (!served || !(open || shown)) return null;
  return <Banner {...props} open={open} onClose={() => setClosed(true)} />;
}

interface BannerProps extends ConsentBannerProps {
  open: boolean;
  onClose: () => void;
}

function Banner({ open, onClose, ...props }: BannerProps) {
  const { text, failed, save } = useConsentPart(props, onClose);
  const { lang, goTo } = text;
  const {
    consent,
    language,
    texts,
    privacyHref,
    onChoice,
    onHidden,
    className = '',
    ...rest
  } = props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useSeen(root, onHidden, open);

  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const banner = root.current;
    // React 18 does not know the attribute.
    banner?.toggleAttribute('inert', !open);
    if (!open) return;
    return () => {
      // Also when the visitor chose in another tab.
      hadFocus.current = Boolean(banner?.matches(':focus-within'));
    };
  }, [open]);
  useEffect(() => {
    if (!open) return;
    return () => {
      // Once the banner is inert or removed, so that no heading of the banner takes the focus.
      if (hadFocus.current) returnFocusOrTop();
    };
  }, [open]);
  useEffect(() => {
    if (!open || !seen || !root.current || !heading.current) return;
    const removeLink = addBannerLink(heading.current, { lang, goTo });
    scrollClear(root.current);
    return removeLink;
  }, [open, seen, lang, goTo]);

  return (
    <section
      lang={lang}
      dir="auto"
      aria-labelledby={id}
      {...rest}
      hidden={!open}
      ref={root}
      className={`tc-part tc-banner ${className}`.trim()}
    >
      <h2 ref={heading} tabIndex={-1} className="tc-title" id={id}>
        <LongWords>{text.bannerTitle}</LongWords>
      </h2>
      <p className="tc-text">
        <LongWords>{text.banner}</LongWords>{' '}
        {privacyHref !== undefined && (
          <a className="tc-link" href={privacyHref}>
            {text.privacy}
          </a>
        )}
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

/** Scrolls the element that has the focus clear of a banner that appeared over it (WCAG 2.4.11). */
function scrollClear(banner: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || banner.contains(focused)) return;
  const { top } = focused.getBoundingClientRect();
  const isCovered = top > banner.getBoundingClientRect().top && top < window.innerHeight;
  // The style sheet reserves the banner's room for it.
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
