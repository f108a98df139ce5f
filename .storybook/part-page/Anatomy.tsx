import { useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { parts } from './docgen';
import { type Box, type Mark, type Marked, type Point, placeMarks, union } from './placeMarks';
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

/** A mark in the picture, with the number of its element. */
interface NumberedMark extends Mark {
  number: number;
}

function Numbered({ elements, children }: { elements: Element[]; children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<NumberedMark[]>([]);

  useLayoutEffect(() => {
    const frame = picture.current;
    if (!frame) return;
    const measure = () => setMarks(findMarks(frame, elements));
    const observer = new ResizeObserver(measure);
    // A font that loads late changes the width of words, not of the frame.
    for (const element of [frame, ...shown(frame, elements).map(([, found]) => found)])
      observer.observe(element);
    return () => observer.disconnect();
  }, [elements]);

  return (
    <div className="part-page-anatomy sb-unstyled" aria-hidden="true" inert lang="nb">
      <div className="part-page-anatomy-picture">
        <div ref={picture}>{children}</div>
        <svg className="part-page-lines" aria-hidden="true">
          {marks.map(({ number, at, end, along }) => (
            <g key={number}>
              <path d={lineOf(at, end) + (along ? lineOf(...along) : '')} />
              <circle cx={end.x} cy={end.y} r="2" />
            </g>
          ))}
        </svg>
        {marks.map(({ number, at }) => (
          <span key={number} className="part-page-mark" style={{ left: at.x, top: at.y }}>
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

const lineOf = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** The elements that the picture shows, with their numbers. */
function shown(frame: HTMLElement, elements: Element[]): [number, HTMLElement][] {
  return elements.flatMap(({ className }, index): [number, HTMLElement][] => {
    // The place of an error is there before the error is.
    const found = [...frame.querySelectorAll<HTMLElement>(`.ui-${className}`)].find((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    return found ? [[index + 1, wholeOf(className, found)]] : [];
  });
}

/** The class of a field is on its control: what has its name is the whole field, or one option of a group. */
function wholeOf(className: string, element: HTMLElement): HTMLElement {
  if (!parts[pascalCase(className)] || !element.matches('input, textarea, select')) return element;
  const isOption = element.matches('[type="radio"]');
  return element.closest<HTMLElement>(isOption ? '.ui-choice' : '.ui-field') ?? element;
}

function findMarks(frame: HTMLElement, elements: Element[]): NumberedMark[] {
  const found = shown(frame, elements);
  const origin = frame.getBoundingClientRect();
  const fromOrigin = ({ left, top, right, bottom }: Box): Box => ({
    left: left - origin.left,
    top: top - origin.top,
    right: right - origin.left,
    bottom: bottom - origin.top,
  });
  const marked = found.map(([, element]): Marked => {
    const content = hasSurface(element) ? [] : contentOf(element);
    const box = content.length > 0 ? union(content) : element.getBoundingClientRect();
    return { box: fromOrigin(box), isGroup: content.length > 1 };
  });
  const marks = placeMarks(marked, contentOf(frame).map(fromOrigin));
  return marks.map((mark, index) => ({ ...mark, number: found[index]?.[0] ?? 0 }));
}

/** The boxes of words, pictures, controls and surfaces within an element. */
function contentOf(element: HTMLElement): Box[] {
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (isUnseen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      const words = document.createRange();
      words.selectNodeContents(node);
      boxes.push(...words.getClientRects());
    } else if (node instanceof SVGSVGElement) boxes.push(node.getBoundingClientRect());
    else if (node instanceof HTMLElement && hasSurface(node))
      boxes.push(node.getBoundingClientRect());
  }
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** What only screen readers read, what is closed, and what is transparent, such as the label of a button that loads. */
function isUnseen(node: Node): boolean {
  if (!(node instanceof HTMLElement)) return false;
  const { opacity, contentVisibility } = getComputedStyle(node);
  return (
    node.matches('.ui-visually-hidden') ||
    opacity === '0' ||
    contentVisibility === 'hidden' ||
    !node.checkVisibility()
  );
}

function hasSurface(element: HTMLElement): boolean {
  const style = getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  const isSeen = (color: string) => !/(, 0|\/ 0)\)$/.test(color);
  return (
    element.matches('input, textarea, select, img') ||
    isSeen(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    // Such as the dots of a loader.
    before.content === '""' ||
    (style.borderTopWidth !== '0px' && isSeen(style.borderTopColor)) ||
    (style.borderBottomWidth !== '0px' && isSeen(style.borderBottomColor))
  );
}
