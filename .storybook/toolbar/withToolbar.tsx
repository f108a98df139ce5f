import { TextsProvider } from '@forsikring/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { forceColors } from './forceColors';

/** Shows a story as the toolbar says: brand, colour scheme, language, text size and forced colours. */
export const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement;
  // Pages of documentation are in English.
  if (viewMode !== 'docs') root.lang = globals.language;
  root.dataset.brand = globals.brand;
  root.dataset.colorScheme = globals.scheme;
  root.style.fontSize = globals.text === '100' ? '' : `${globals.text}%`;
  forceColors(globals.colors === 'forced');
  return (
    <TextsProvider language={globals.language}>
      <Story />
    </TextsProvider>
  );
};
