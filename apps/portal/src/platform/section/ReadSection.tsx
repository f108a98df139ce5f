import type { ElementId, Label } from '@forsikring/tracking-consent';
import { TrackView } from '@forsikring/tracking-consent/react';
import { LoadingRegion, Section } from '@forsikring/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusPageHeading } from '../navigation/PageHeading';
import { StableLayout } from '../stableLayout/StableLayout';
import { useClickTracking } from '../tracking/useClickTracking';
import { LoadFailure } from './LoadFailure';
import { SectionBoundary } from './SectionBoundary';
import { isEmpty, type SectionRead } from './sectionRead';

/** The arguments of a section's content besides the data. */
export interface SectionControls {
  /**
   * Reads again, and moves the focus to the heading, since the pressed button is removed with its message.
   * @param reload Reads only a part. @default all failed reads
   */
  retry: (reload?: () => unknown) => void;
  /** The error of a section that shows content although something has failed; undefined without a failure. */
  failure: ReactNode;
}

interface ReadSectionProps<Data> {
  /** The first part of the element ids in the section's events, and the section's name in reports. */
  name: ElementId;
  /** The section's name in the event `Komponentvisning`. @default no event */
  komponent?: Label;
  /** Without a heading, the section is a part of the page, and the heading of the page takes the focus. */
  heading?: ReactNode;
  /** The class of the section with the heading. */
  className?: string;
  /** Actions of the whole section, beside the heading. */
  actions?: ReactNode;
  /** `loading` and `loaded` are announced. Without them, the section adds no element around its content. */
  texts?: { loading?: string; loaded?: string; failed?: string };
  read: SectionRead<Data>;
  /** Reserves the room of the content. @default nothing */
  skeleton?: ReactNode;
  /** A selector of the parts that move independently. @default the elements of the content */
  parts?: string;
  /** Follows the content in every state. */
  below?: ReactNode;
  children: (data: Data, controls: SectionControls) => ReactNode;
}

/**
 * A section of a page that reads: it shows a skeleton, its content, its own error with a retry, or nothing
 * (docs/specification/shell.md#late-data). A crash ends only this section.
 */
export function ReadSection<Data>(props: ReadSectionProps<Data>) {
  return (
    <SectionBoundary name={props.name}>
      <ShownSection {...props} />
    </SectionBoundary>
  );
}

function ShownSection<Data>(props: ReadSectionProps<Data>) {
  const { name, komponent, heading, texts = {}, read, skeleton, below, children } = props;
  const { data, loading, retry } = read;
  const empty = isEmpty(read);
  const track = useClickTracking();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (!empty || !retried.current) return;
    retried.current = false;
    // The heading had the focus, unless the customer has moved on in the meantime.
    if (document.activeElement === document.body) focusPageHeading();
  }, [empty]);
  if (empty) return null;

  const tryAgain = (reload: (() => unknown) | undefined = retry) => {
    track('knapp', 'Prøv igjen', `${name}-hent-igjen`);
    retried.current = true;
    if (headingRef.current) headingRef.current.focus();
    else focusPageHeading();
    reload?.();
  };
  // With a key, the announced message stays when content arrives beside it.
  const failure = retry && (
    <LoadFailure key="failure" text={texts.failed ?? ''} onRetry={() => tryAgain()} />
  );
  const content =
    data === undefined ? (
      <>
        {loading && skeleton}
        {failure}
      </>
    ) : (
      children(data, { retry: tryAgain, failure })
    );
  const announced = texts.loading ? (
    <StableLayout>
      <LoadingRegion
        loading={loading}
        loadingText={texts.loading}
        doneText={data === undefined ? '' : (texts.loaded ?? '')}
      >
        <StableLayout {...(props.parts && { parts: props.parts })}>{content}</StableLayout>
      </LoadingRegion>
      {below}
    </StableLayout>
  ) : (
    <>
      {content}
      {below}
    </>
  );
  const section =
    heading === undefined ? (
      announced
    ) : (
      <Section
        className={props.className}
        heading={heading}
        headingRef={headingRef}
        actions={props.actions}
      >
        {announced}
      </Section>
    );
  return komponent ? <TrackView komponent={komponent}>{section}</TrackView> : section;
}
