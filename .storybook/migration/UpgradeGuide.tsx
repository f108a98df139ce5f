import { Markdown } from '@storybook/addon-docs/blocks';

const FOLDER = 'https://github.com/forsikring/forsikringsportalen/blob/main/docs/upgrading/';

/** A guide of `docs/upgrading`. Its links lead to the pages of the other guides, and to files of the repository. */
export function UpgradeGuide({ text }: { text: string }) {
  return (
    <div lang="en">
      <Markdown>
        {text.replace(/\]\((?!#|https?:)([^)\s]+)\)/g, (_, link) => `](${addressOf(link)})`)}
      </Markdown>
    </div>
  );
}

function addressOf(link: string): string {
  const [, guide] = /^([\w-]+)\.md$/.exec(link) ?? [];
  return guide ? `?path=/docs/migration-${guide}--docs` : new URL(link, FOLDER).href;
}
