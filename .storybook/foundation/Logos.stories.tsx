import { Header } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandLogo } from '../../apps/portal/src/platform/branding/BrandLogo';
import { brandItems } from '../toolbar/globalTypes';
import './gallery.css';

/**
 * The logo of each distributor: a mark (`brands/<short name>/logo.svg`) and the name in the brand's font. On the page, the mark
 * has the brand's main colour. In the header, the mark has the colour `header.logo-color`, or without one that of the header's
 * text. In forced colours, the mark has the colour of the text.
 *
 * - **Do** keep the mark square and simple: it is 32 px high in the header.
 * - **Do** leave as much room around the logo as half of the mark.
 * - **Don't** recolour, tilt or outline it, and don't put it on a picture.
 */
// A token that a brand leaves out comes from around it: from the kit, not from another brand.
const meta = {
  title: 'Foundation/Logos',
  id: 'foundation-logos',
  tags: ['autodocs'],
  globals: { brand: 'neutral' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every logo in the header and on the page, light and dark. */
export const Default: Story = {
  render: () => (
    <div className="logo-board">
      {brandItems.map(({ value, title }) => (
        <section key={value} data-brand={value} aria-label={title}>
          {(['light', 'dark'] as const).flatMap((scheme) =>
            ['header', 'page'].map((place) => (
              <div
                key={`${scheme} ${place}`}
                className="logo-board-place"
                data-color-scheme={scheme}
              >
                {place === 'header' ? (
                  <Header logo={<BrandLogo logo={value} name={title} />} />
                ) : (
                  <BrandLogo logo={value} name={title} />
                )}
              </div>
            )),
          )}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(brandItems.length);
  },
};
