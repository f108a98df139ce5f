import { TextField, VisuallyHidden } from '@forsikring/ui-kit';
import { useEffect, useState } from 'react';
import type { ApiExport, ApiPackage } from '../../scripts/api-reference/ApiPackage';
import { ApiExportSection } from './ApiExportSection';
import './api-reference.css';
import { foldProps } from './foldProps';

/** Every export of a package, by entry and name, with a search field for names of exports and props. */
export function ApiPage({ name, entries }: ApiPackage) {
  const [query, setQuery] = useState('');
  useEffect(scrollToHash, []);
  const found = entries
    .map(({ path, exports }) => ({
      path,
      exports: foldProps(exports).filter((one) => matchesQuery(one, query)),
    }))
    .filter(({ exports }) => exports.length > 0);
  const count = found.reduce((sum, { exports }) => sum + exports.length, 0);

  return (
    <div className="api-reference" lang="en">
      <h1>{name}</h1>
      <TextField
        label="Find by name"
        description="Of an export, a prop, a field or a method."
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{count === 1 ? '1 export' : `${count} exports`}</p>
      {found.map(({ path, exports }) => (
        <section key={path} aria-labelledby={path}>
          <h2 id={path}>{path}</h2>
          <nav aria-labelledby={`${path}-contents ${path}`}>
            <VisuallyHidden id={`${path}-contents`}>Contents of </VisuallyHidden>
            <ul className="api-reference-contents">
              {exports.map((one) => (
                <li key={one.name}>
                  <a href={`#${anchorOf(path, one)}`}>{one.name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {exports.map((one) => (
            <ApiExportSection key={one.name} id={anchorOf(path, one)} open={count <= 3} {...one} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Scrolls to the export in the hash, again after each resize, until the reader scrolls or presses a key. */
function scrollToHash(): (() => void) | undefined {
  // Storybook shows the page in a frame, and the hash is in the address of the outer window.
  const hash = location.hash || window.parent.location.hash;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // Storybook resizes the frame after loading, and fonts change the height of the content above the target.
  const observer = new ResizeObserver(() => target.scrollIntoView());
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { once: true });
  return stop;
}

function matchesQuery({ name, signature, members }: ApiExport, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  // The section of a component contains the type of its props, which is an export too.
  const [, props = ''] = /\binterface (\w+)/.exec(signature) ?? [];
  return [name, props, ...members.map((member) => member.name)].some((one) =>
    one.toLowerCase().includes(wanted),
  );
}

/** The entry is part of the anchor, since several entries may export the same name. */
function anchorOf(path: string, { name }: ApiExport): string {
  return `${path.split('/').slice(2).join('-')}${path.split('/').length > 2 ? '-' : ''}${name}`;
}
