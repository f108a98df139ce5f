import { useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { parts } from './docgen';
import { classNamesOf } from './styleSheets';
import { withCode } from './withCode';

/** An element of a part. */
interface Element {
  /** Without `ui-`. Class names are not API, so a reader does not see it. */
  className: string;
  /** The name of the exported part, or of the element within its part: `Label`. */
  name: string;
  meaning: string;
}

interface AnatomyProps {
  /** The part with its elements, for the numbers. Without this example there is only the list. */
  example: ReactNode;
  /** A list of elements that are not exported, as Markdown: ``- `ui-button-label`: The label.`` */
  children: string;
}

/** The elements of a part, numbered in a live example. */
export function Anatomy({ example, children }: AnatomyProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const elements = elementsOf(preparedMeta.parameters.fileName, children);
  return (
    <>
      {example && <Numbered elements={elements}>{example}</Numbered>}
      <ol className="part-page-elements">
        {elements.map(({ className, name, meaning }) => (
          <li key={className}>
            <strong>{name}:</strong> {withCode(meaning)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The listed elements in their order, then those that are exported. */
function elementsOf(storiesFile: string, list: string): Element[] {
  const folder = storiesFile.split('/').at(-2) ?? '';
  const listed = [...list.matchAll(/^- `ui-([\w-]+)`: (.*(?:\n {2}.*)*)/gm)].map(
    ([, className = '', meaning = '']) => ({
      className,
      name: parts[pascalCase(className)] ? pascalCase(className) : nameWithin(folder, className),
      meaning,
    }),
  );
  const exported = classNamesOf(storiesFile).flatMap((className) => {
    const name = pascalCase(className);
    const [meaning] = parts[name]?.doc.split('\n\n') ?? [];
    return meaning && !listed.some((one) => one.className === className)
      ? [{ className, name, meaning }]
      : [];
  });
  return [...listed, ...exported];
}

const pascalCase = (className: string) =>
  className.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** `button-label` is the 'Label' of a button, and `dialog` the 'Dialog'. */
function nameWithin(folder: string, className: string): string {
  const words = className.replace(`${folder}-`, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The position of a number in the picture, in px. */
interface Mark {
  number: number;
  x: number;
  y: number;
}

function Numbered({ elements, children }: { elements: Element[]; children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);

  useLayoutEffect(() => {
    const frame = picture.current;
    if (!frame) return;
    const measure = () => setMarks(findMarks(frame, elements));
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [elements]);

  return (
    <div className="part-page-anatomy sb-unstyled" aria-hidden="true" inert lang="nb">
      <div ref={picture} className="part-page-anatomy-picture">
        {children}
        {marks.map(({ number, x, y }) => (
          <span key={number} className="part-page-mark" style={{ left: x, top: y }}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The width and the height of a mark with its edge, and a gap. */
const MARK_PX = 26;

/** Marks the upper left corner of each element, beside a mark that is there already. */
function findMarks(frame: HTMLElement, elements: Element[]): Mark[] {
  const origin = frame.getBoundingClientRect();
  const marks: Mark[] = [];
  elements.forEach(({ className }, index) => {
    const found = frame.querySelector(`.ui-${className}`);
    if (!found) return;
    const { left, top, width } = found.getBoundingClientRect();
    if (width === 0) return;
    const mark = { number: index + 1, x: left - origin.left, y: top - origin.top };
    while (
      marks.some(({ x, y }) => Math.abs(x - mark.x) < MARK_PX && Math.abs(y - mark.y) < MARK_PX)
    )
      mark.x += MARK_PX;
    marks.push(mark);
  });
  return marks;
}
