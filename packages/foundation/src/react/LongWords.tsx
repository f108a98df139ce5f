import { Fragment, useSyncExternalStore } from 'react';
import { hyphenatesNorwegian } from '../page/hyphenatesNorwegian';
import { WORD_JOINTS } from '../texts/wordJoints';

const subscribe = () => () => {};
const onServer = () => true;

/**
 * A text whose long Norwegian words break with a hyphen where there is little room. A browser with Norwegian hyphenation
 * gets one text, which page translators and screen readers see as it is. Another browser gets an element with `data-joint`
 * where the parts of a long word meet: the style sheet of the package gives the element a soft hyphen in narrow windows, and
 * the text itself stays as it is.
 */
export function LongWords({ children: text }: { children: string }) {
  const hyphenated = useSyncExternalStore(subscribe, hyphenatesNorwegian, onServer);
  const parts = hyphenated ? [text] : text.split(WORD_JOINTS);
  return (
    // Another text is another element: a page translator may have replaced the pieces of this one.
    <span key={text}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span data-joint="" />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
