import { TextsProvider } from '@forsikring/ui-kit';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the brand, colour scheme and language that are selected in the toolbar. */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = globals.brand;
  document.documentElement.dataset.colorScheme = globals.scheme;
  return (
    <TextsProvider language={globals.language}>
      <Story />
    </TextsProvider>
  );
};
