import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

const files = import.meta.glob<{ default: Meta; States?: { render: ComponentType } }>(
  '../../packages/ui-kit/src/*/*.stories.tsx',
  { eager: true },
);

const tables = Object.entries(files).flatMap(([path, { default: meta, States }]) => {
  const [, name = ''] = /([^/]+)\.stories/.exec(path) ?? [];
  const [group = ''] = meta.title?.split('/') ?? [];
  return States ? [{ name, group, Table: States.render }] : [];
});

/** The tables of some groups of the sidebar. One page with all of them is too long to compare. */
const tablesOf = (isShown: (group: string) => boolean): StoryObj => ({
  render: () => (
    <div inert lang="nb">
      {tables
        .filter(({ group }) => isShown(group))
        .map(({ name, Table }) => (
          <section key={name}>
            <h2>{name}</h2>
            <Table />
          </section>
        ))}
    </div>
  ),
});

/**
 * Every part that can be pressed: at rest, under the pointer, pressed, and with the keyboard's focus. The same
 * tables are on the pages of the parts.
 *
 * The states are shown by the addon "pseudo states", which rewrites `:hover`, `:active` and `:focus-visible` in
 * the style sheets to class names. The browser's own look of a native control does not follow it.
 */
const meta = {
  title: 'Foundation/States',
  id: 'foundation-states',
  // Each table is tested and reviewed with its part.
  tags: ['!test', 'no-review', 'frames'],
} satisfies Meta;

export default meta;

const OWN_PAGES = ['Forms', 'Navigation'];

/** Actions, layout and feedback. */
export const Default = tablesOf((group) => !OWN_PAGES.includes(group));

export const Forms = tablesOf((group) => group === 'Forms');

export const Navigation = tablesOf((group) => group === 'Navigation');
