import packages from 'virtual:api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiPage } from './ApiPage';

/** All exports of the packages, from their docstrings and types. */
const meta = {
  title: 'Development/API reference',
  id: 'api-reference',
  component: ApiPage,
  tags: ['no-review'],
} satisfies Meta<typeof ApiPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const argsOf = (name: string) => {
  const found = packages.find((one) => one.name === `@forsikring/${name}`);
  if (!found) throw new Error(`The API reference has no package @forsikring/${name}.`);
  return found;
};

/** Pages of thousands of elements, which look like that of `feedback-widget`: tested at night. */
const large = { tags: ['!test'] };

export const UiKit: Story = { ...large, name: 'ui-kit', args: argsOf('ui-kit') };

export const FeedbackWidget: Story = {
  name: 'feedback-widget',
  args: argsOf('feedback-widget'),
};

export const TrackingConsent: Story = {
  ...large,
  name: 'tracking-consent',
  args: argsOf('tracking-consent'),
};

export const ApiClient: Story = { ...large, name: 'api-client', args: argsOf('api-client') };

/** Finds a component by its name or by one of its props; a single match is open. */
export const Search: Story = {
  // Hidden in the sidebar: the play function would type for the reader.
  tags: ['!dev', 'no-review'],
  args: argsOf('ui-kit'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Find by name' });
    const found = () =>
      canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(found()).toContain('ToastProvider component');

    await userEvent.type(search, 'headinglev');
    await expect(found()).toContain('AccordionRoot component');
    await expect(found()).not.toContain('ToastProvider component');

    await userEvent.clear(search);
    await userEvent.type(search, 'toastprovider');
    const limit = canvas.getByText('limit?').closest('div');
    await expect(limit).toBeVisible();
    await expect(limit).toHaveTextContent(
      /^limit\? number.*How many toasts are shown at once.*Default: 1$/,
    );
  },
};

/** Shows what a function throws. */
export const Throws: Story = {
  tags: ['!dev', 'no-review'],
  args: argsOf('api-client'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'createApiClient');
    const client = canvas.getByRole('article', { name: /^createApiClient/ });
    await expect(client).toHaveTextContent('ThrowsTypeError unless apiHost is empty');
  },
};

/** An export and a member that a later version will remove say what to use. */
export const Deprecated: Story = {
  tags: ['!dev', 'no-review'],
  args: {
    name: '@forsikring/demo',
    entries: [
      {
        path: '@forsikring/demo',
        exports: [
          {
            name: 'Queue',
            kind: 'class',
            doc: 'A queue.',
            deprecated: 'Since 1.4. Use `List`.',
            throws: [],
            signature: 'class Queue',
            attributes: {},
            reasons: {},
            members: [],
            file: 'src/Queue.ts',
            line: 1,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deprecated.').parentElement).toHaveTextContent(
      'Deprecated. Since 1.4. Use List.',
    );
  },
};
