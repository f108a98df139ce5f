import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { Closed } from '../part-page/Fold';

const REPOSITORY = 'https://github.com/forsikring/forsikringsportalen/blob/main/';

interface GuideProps {
  /** The Markdown. */
  text: string;
  /** Its file, from the root of the repository: its links are relative to the file. */
  file: string;
  /** The blocks after each section, by the heading of the section. */
  after?: Record<string, ReactNode>;
  /** Shows a section in another way, by the heading of the section. */
  instead?: Record<string, (body: string) => ReactNode>;
}

/** A Markdown document, with stories and blocks between its sections. */
export function Guide({ text, file, after = {}, instead = {} }: GuideProps) {
  return text.split(/^(?=## )/m).map((section) => {
    const [, heading = '', body = ''] = /^(?:## (.*)\n)?([\s\S]*)/.exec(section) ?? [];
    return (
      <Fragment key={heading}>
        {heading && <Heading>{heading.replaceAll('`', '')}</Heading>}
        {instead[heading]?.(body) ?? <Body text={withLinks(body, file)} />}
        {after[heading]}
      </Fragment>
    );
  });
}

const LONG_CODE = /^(```\w*\n(?:(?!```).*\n){40,}```)$/m;

/** The text of a section. Code of more than a screen is closed, so that the next section is in sight. */
const Body = ({ text }: { text: string }) =>
  text.split(LONG_CODE).map((piece) =>
    LONG_CODE.test(piece) ? (
      <Closed key={piece} summary="Show the code">
        <Markdown>{piece}</Markdown>
      </Closed>
    ) : (
      <Markdown key={piece}>{piece}</Markdown>
    ),
  );

/** Leads from the guide of a part to the page of another part, and elsewhere to the repository. */
export const withLinks = (text: string, file: string) =>
  text.replace(/\]\((?![a-z]+:|#|\?)([^)]+)\)/g, (_, link: string) => {
    const target = new URL(link, REPOSITORY + file).href;
    const [, part] = /\/packages\/ui-kit\/src\/.*\/(\w+)\.md/.exec(target) ?? [];
    return `](${part ? `?path=/docs/ui-kit-${part.toLowerCase()}--docs` : target})`;
  });
