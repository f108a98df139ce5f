import { useLayoutEffect, useState } from 'react';
import './contents.css';

/** The headings of a page, without those of its stories and pictures. */
const HEADINGS = '.sbdocs-content h2[id]:not(.docs-story *, .sb-unstyled *)';
/** One section needs no list. */
const FROM_SECTIONS = 2;

/** Links to the sections of a page, which stay in view. Opens a section that is closed. */
export function Contents() {
  const [sections, setSections] = useState<{ id: string; text: string }[]>([]);
  useLayoutEffect(() => {
    const headings = [...document.querySelectorAll(HEADINGS)];
    setSections(headings.map(({ id, textContent }) => ({ id, text: textContent ?? '' })));
  }, []);
  if (sections.length < FROM_SECTIONS) return null;
  return (
    <nav className="page-contents" aria-label="On this page">
      {sections.map(({ id, text }) => (
        <a key={id} href={`#${id}`} onClick={() => open(id)}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Opens a section that is closed, or whose whole content is. */
function open(id: string): void {
  const heading = document.getElementById(id);
  const next = heading?.nextElementSibling;
  const section = heading?.closest('details') ?? (next instanceof HTMLDetailsElement && next);
  if (section) section.open = true;
}
