import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { checkTheme } from '../check-theme/checkTheme';
import { formatReport } from '../check-theme/formatReport';
import { kitCss } from '../check-theme/testing/kitCss';
import { BrandSample } from './BrandSample';
import './fjord.css';
import fjord from './fjord.css?raw';
import './theming.css';

// On the root element, as in a service: `var()` in the kit's own tokens is computed there.
const meta = { title: 'ui-kit/Theming', globals: { brand: 'fjord' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the command would print. */
function Report({ css, label }: { css: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are long, and scrolled by keyboard too
    <section className="theming-report" aria-label={label} tabIndex={0}>
      <pre className="theming-file">{formatReport('brand.css', checkTheme(css, kitCss))}</pre>
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

/** The whole of its file. */
export const File: Story = {
  name: 'Its file',
  render: () => <pre className="theming-file">{fjord}</pre>,
};

/** What `check-theme` says of it. */
export const Check: Story = {
  name: 'Its check',
  render: () => <Report label="Report without faults" css={fjord} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('fjord: 40 pairs in light and dark, no faults.');
  },
};

const faulty = fjord
  .replace('--fjord-green: #005b50', '--fjord-green: #5fa89d')
  .replace('light-dark(#ffffff, #00251f)', '#ffffff')
  .replace(/ {2}--ui-color-accent-soft:.*\n/, '')
  .replace('#07211d', 'var(--fjord-night)')
  .replace('--ui-radius: 1.25rem', '--ui-raduis: 1.25rem');

/** The same brand with a pale green, white on mint, and three slips of the pen. */
export const Faults: Story = {
  render: () => <Report label="Report of faults" css={faulty} />,
  play: async ({ canvasElement }) => {
    for (const fault of [
      /light +contrast +--ui-color-accent +on --ui-color-background: 2\.\d\d, needs 4\.5/,
      /dark +contrast +--ui-color-on-accent +on --ui-color-accent: 1\.\d\d, needs 4\.5/,
      /missing +--ui-color-accent-soft +is left out/,
      /missing +--ui-header-background +--fjord-night has no value/,
      /unknown +--ui-raduis +is no token of the kit: --ui-radius is/,
    ]) {
      await expect(canvasElement).toHaveTextContent(fault);
    }
  },
};
