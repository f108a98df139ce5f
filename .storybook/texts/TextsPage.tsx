import { TextField } from '@forsikring/ui-kit';
import { useState } from 'react';
import type { Text } from '../../scripts/texts/Text';
import './texts.css';

const SPECIFICATION = 'https://github.com/forsikring/forsikringsportalen/blob/main/docs/';

/** A text with its file, and the section of the specification that quotes it. */
export interface ListedText extends Text {
  file: string;
  section?: string;
}

/** Every text of the portal and the packages, by file, with a search field. */
export function TextsPage({ texts }: { texts: ListedText[] }) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = texts.filter(({ text, file, key }) =>
    [text, file, key].some((one) => one.toLowerCase().includes(wanted)),
  );
  const files = [...new Set(found.map(({ file }) => file))];

  return (
    <div className="texts" lang="en">
      <h1>Texts</h1>
      <p>
        A quoted text stays word for word as in the specification. Any other may be improved in its
        file. What is in braces is filled in. Texts of the configuration and of the insurer's
        responses are not here.
      </p>
      <TextField
        label="Find a text"
        description="By its words, its key or its file."
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{found.length === 1 ? '1 text' : `${found.length} texts`}</p>
      {files.map((file) => (
        <section key={file} aria-labelledby={file}>
          <h2 id={file}>{file}</h2>
          <ul>
            {found
              .filter((text) => text.file === file)
              .map(({ key, text, language, section }) => (
                <li key={`${key} ${language} ${text}`}>
                  <span lang={language}>{text}</span>{' '}
                  <small>
                    {key} {language !== 'nb' && `(${language})`}{' '}
                    {section && <a href={SPECIFICATION + section}>quoted</a>}
                  </small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
