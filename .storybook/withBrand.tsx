import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the distributor's brand and the colour scheme that the toolbar names. */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = globals.brand;
  document.documentElement.dataset.colorScheme = globals.scheme;
  return <Story />;
};
