import { TextField } from '@forsikring/ui-kit';
import { useState } from 'react';
import { allTexts } from './allTexts';
import { quoteOf } from './quotes';
import './texts.css';

const SPECIFICATION = 'https://github.com/forsikring/forsikringsportalen/blob/main/docs/';

/** Every text of the portal and the packages, by file, with a search field. */
export function TextsPage() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = allTexts.filter(({ text, file, key }) =>
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
              .map(({ key, text, language }) => (
                <li key={`${key} ${language} ${text}`}>
                  <span lang={language}>{text}</span>{' '}
                  <small>
                    {key} {language !== 'nb' && `(${language})`}{' '}
                    {language === 'nb' && <QuoteLink text={text} />}
                  </small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Leads to the section of the specification that quotes a text; nothing for other texts. */
function QuoteLink({ text }: { text: string }) {
  const section = quoteOf(text)?.section;
  return section && <a href={SPECIFICATION + section}>quoted</a>;
}
