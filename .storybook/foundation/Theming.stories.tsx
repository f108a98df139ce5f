import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { checkBrand } from '../../packages/ui-kit/brand/checkBrand';
import { formatFaults } from '../../packages/ui-kit/brand/formatFaults';
import { BrandSample } from './BrandSample';
import '../../packages/ui-kit/brand/fjord.css';
import css from '../../packages/ui-kit/brand/fjord.css?raw';
import dark from '../../packages/ui-kit/brand/fjord.dark.tokens.json?raw';
import light from '../../packages/ui-kit/brand/fjord.tokens.json?raw';
import './theming.css';

// On the root element, as in a service: `var()` in the kit's own tokens is computed there.
const meta = {
  title: 'Foundation/Theming',
  id: 'ui-kit-theming',
  globals: { brand: 'fjord' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The output of the command for these two files. */
async function checkFjord(lightText: string, darkText: string): Promise<string> {
  const brand = {
    name: 'fjord',
    light: { path: 'fjord.tokens.json', text: lightText },
    dark: { path: 'fjord.dark.tokens.json', text: darkText },
  };
  return formatFaults(brand, await checkBrand(brand));
}

/** A text in its own lines. */
function Report({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are long, and scrolled by keyboard too
    <section className="theming-report" aria-label={label} tabIndex={0}>
      <pre className="theming-file">{text}</pre>
    </section>
  );
}

/** The example brand on real parts, in both modes. */
export const Default: Story = {
  name: 'The brand',
  render: () => (
    <div className="theming-samples">
      <BrandSample scheme="light" label="Lys" />
      <BrandSample scheme="dark" label="Mørk" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colorIn = (label: string) => {
      const sample = within(canvasElement).getByRole('region', { name: label });
      const button = within(sample).getByRole('button', { name: 'Kjøp forsikring' });
      return getComputedStyle(button).backgroundColor;
    };
    await expect(colorIn('Lys')).toBe('rgb(0, 91, 80)');
    await expect(colorIn('Mørk')).toBe('rgb(127, 216, 202)');
  },
};

/** `fjord.tokens.json`. */
export const LightFile: Story = {
  name: 'Its light file',
  render: () => <Report label="fjord.tokens.json" text={light} />,
};

/** `fjord.dark.tokens.json`. */
export const DarkFile: Story = {
  name: 'Its dark file',
  render: () => <Report label="fjord.dark.tokens.json" text={dark} />,
};

/** `fjord.css`, as `brand build` writes it. */
export const StyleSheet: Story = {
  name: 'Its style sheet',
  render: () => <Report label="fjord.css" text={css} />,
};

/** The output of `brand check` for this brand. */
export const Check: Story = {
  name: 'Its check',
  loaders: [async () => ({ text: await checkFjord(light, dark) })],
  render: (_, { loaded }) => <Report label="Report without faults" text={loaded.text} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'fjord: 44 pairs of colours in light and dark mode. No faults.',
    );
  },
};

const palerGreen = '{ "colorSpace": "srgb", "components": [0.3725, 0.6588, 0.6157] }';
const faultyLight = light
  .replace(/("green": \{\s*"\$value": )\{.*\}/, `$1${palerGreen}`)
  .replace('"weight-heading"', '"wieght-heading"');
const faultyDark = dark.replace(/"accent-soft": \{[^}]*\}\s*\},\s*/, '');

/** The same brand with a pale green, a colour without its dark value, and a misspelt name. */
export const Faults: Story = {
  loaders: [async () => ({ text: await checkFjord(faultyLight, faultyDark) })],
  render: (_, { loaded }) => <Report label="Report of faults" text={loaded.text} />,
  play: async ({ canvasElement }) => {
    for (const fault of [
      /light +contrast +color\.accent on color\.background has a contrast of 2\.\d\d\. It needs 4\.5/,
      /dark +missing +color\.accent-soft is missing in dark mode/,
      /light +unknown +font\.wieght-heading is not a token of the kit\. Did you mean font\.weight-heading\?/,
    ]) {
      await expect(canvasElement).toHaveTextContent(fault);
    }
  },
};
