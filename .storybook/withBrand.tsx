import { TextsProvider } from '@forsikring/ui-kit';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the distributor's brand, the colour scheme and the language that the toolbar names. */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = globals.brand;
  document.documentElement.dataset.colorScheme = globals.scheme;
  return (
    <TextsProvider language={globals.language}>
      <Story />
    </TextsProvider>
  );
};
