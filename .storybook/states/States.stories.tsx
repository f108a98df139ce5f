import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

const files = import.meta.glob<{ States?: { render: ComponentType } }>(
  '../../packages/ui-kit/src/*/*.stories.tsx',
  { eager: true },
);

const tables = Object.entries(files).flatMap(([path, { States }]) => {
  const [, name = ''] = /([^/]+)\.stories/.exec(path) ?? [];
  return States ? [{ name, Table: States.render }] : [];
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

/** All of them. */
export const Default: StoryObj<typeof meta> = {
  render: () => (
    <div inert lang="nb">
      {tables.map(({ name, Table }) => (
        <section key={name}>
          <h2>{name}</h2>
          <Table />
        </section>
      ))}
    </div>
  ),
};
