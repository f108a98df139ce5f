import manifest from '../../custom-elements.json';

interface Entry {
  name: string;
  description: string;
  type?: { text: string };
  default?: string;
}

const [element] = manifest.modules.flatMap(({ declarations }) => declarations);

const rows = (category: string, entries: Entry[] = [], control: 'text' | false = false) =>
  Object.fromEntries(
    entries.map(({ name, description, type, default: defaultValue }) => [
      name,
      {
        description,
        control,
        table: {
          category,
          type: type && { summary: type.text },
          defaultValue: defaultValue === undefined ? undefined : { summary: defaultValue },
        },
      },
    ]),
  );

/** The rows of Storybook's table for `<tilbakemelding-widget>`, from `custom-elements.json`. */
export const manifestArgTypes = {
  ...rows('Attributes', element?.attributes, 'text'),
  ...rows('Properties', element?.members),
  ...rows('Events', element?.events),
  ...rows('Custom properties', element?.cssProperties),
  ...rows('States', element?.cssStates),
};
