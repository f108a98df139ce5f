import { TextsProvider } from '@forsikring/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { forceColors } from './forceColors';

/** Shows the page as the toolbar says: brand, colour scheme, text size and forced colours. */
export function applyToolbar(globals: Record<string, string>): void {
  const root = document.documentElement;
  root.dataset.brand = globals.brand;
  root.dataset.colorScheme = globals.scheme;
  root.style.fontSize = globals.text === '100' ? '' : `${globals.text}%`;
  forceColors(globals.colors === 'forced');
}

/** Shows a story as the toolbar says, also in its language. */
export const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  // Pages of documentation are in English.
  if (viewMode !== 'docs') document.documentElement.lang = globals.language;
  applyToolbar(globals);
  return (
    <TextsProvider language={globals.language}>
      <Story />
    </TextsProvider>
  );
};
