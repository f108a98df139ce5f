import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brands } from '../branding/brands';
import { OPENINGS, Picture, type PictureName, SCENES, SPOTS } from './Picture';
import './picture-board.css';

/**
 * The illustrations of the portal. They are drawn with the brand's tokens, so that they follow brand and mode.
 * In dark mode it is evening: a moon instead of the sun, and lit windows.
 *
 * - **Scenes** fill a frame: the picture beside the products, and the card about the bundle discount.
 * - **Spots** have no frame: they belong to empty lists, errors, block pages and the receipt.
 * - **Openings** belong to a brand: they open its overview, and end its pages on a phone.
 * - **Landscapes** are at the end of a wide page, and their ground goes on to its start: the profile.
 *
 * All are decorative: `aria-hidden`, and the text beside them says everything.
 */
const meta = {
  title: 'Foundation/Illustrations',
  id: 'portal-illustrasjoner',
  component: Picture,
  args: { name: 'home' },
  argTypes: {
    name: { control: 'select', options: [...SCENES, ...SPOTS, 'profile', ...OPENINGS] },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

interface BoardProps {
  names: readonly PictureName[];
  /** How wide a picture is, in px. */
  widthPx: number;
}

const Board = ({ names, widthPx }: BoardProps) => (
  <div className="picture-board">
    {names.map((name) => (
      <figure key={name} style={{ inlineSize: widthPx }}>
        <Picture name={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

/** Waits until the file is loaded and rendered. */
const waitForPictures: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const drawing of canvasElement.querySelectorAll<SVGGraphicsElement>('use'))
    await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(200));
};

/** A single picture. */
export const Default: Story = { play: waitForPictures };

/** The scenes at 1:1. */
export const Scenes: Story = {
  render: () => <Board names={SCENES} widthPx={480} />,
  play: waitForPictures,
};

/** The spots at 1:1. */
export const Spots: Story = {
  render: () => <Board names={SPOTS} widthPx={320} />,
  play: waitForPictures,
};

/** The openings at 1:1. Each belongs to one brand; the neutral one belongs to the others. */
export const Openings: Story = {
  render: () => <Board names={OPENINGS} widthPx={640} />,
  play: waitForPictures,
};

/** The landscapes at 1:1, of which pages show the end. */
export const Landscapes: Story = {
  tags: ['no-review'],
  render: () => <Board names={['profile']} widthPx={2600} />,
};

/** The scenes at 2:1. */
export const ScenesTwiceAsLarge: Story = {
  tags: ['no-review'],
  render: () => <Board names={SCENES} widthPx={960} />,
};

/** The spots at 2:1. */
export const SpotsTwiceAsLarge: Story = {
  tags: ['no-review'],
  render: () => <Board names={SPOTS} widthPx={640} />,
};

/** The parts of a figure that are in front of the sky. */
const FIGURE_COLORS = [
  ...['skin-light', 'skin-medium', 'skin-deep'],
  ...['hair-fair', 'hair-brown', 'hair-grey', 'hair-black'],
  ...['accent', 'accent-shade', 'accent-tint', 'second', 'cloth', 'shoe', 'metal'],
];

/** How far apart the colours of a palette must be in oklab, so that an edge between them is visible. */
const VISIBLE_DISTANCE = 0.1;

/** A colour of the palette in oklab. */
function oklabOf(name: string, picture: SVGElement): number[] {
  const color = `var(--picture-${name})`;
  // A mix is computed in oklab, whatever the notation of its colours.
  picture.style.color = `color-mix(in oklab, ${color}, ${color})`;
  return (
    getComputedStyle(picture)
      .color.match(/-?[\d.]+(?:e-\d+)?/g)
      ?.map(Number) ?? []
  );
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...[0, 1, 2].map((axis) => (a[axis] ?? 0) - (b[axis] ?? 0)));

/** Every picture in every brand, light and dark. In dark mode, every part of a figure is visible against the sky. */
export const InEveryBrand: Story = {
  tags: ['no-review'],
  play: async ({ canvasElement }) => {
    for (const brand of canvasElement.querySelectorAll('[style*="dark"]')) {
      const picture = brand.querySelector<SVGElement>('.picture');
      if (!picture) throw new Error('A brand has no picture.');
      const sky = oklabOf('sky', picture);
      const invisible = FIGURE_COLORS.filter(
        (name) => distance(oklabOf(name, picture), sky) < VISIBLE_DISTANCE,
      );
      await expect([brand.getAttribute('data-brand'), invisible]).toEqual([
        brand.getAttribute('data-brand'),
        [],
      ]);
    }
  },
  render: () => (
    <>
      {brands.flatMap(({ shortname: brand }) =>
        ['light', 'dark'].map((scheme) => (
          <section
            key={`${brand} ${scheme}`}
            className="picture-board-brand"
            data-brand={brand}
            style={{ colorScheme: scheme }}
          >
            <h2>
              {brand}, {scheme}
            </h2>
            <Board names={[...SCENES, ...SPOTS]} widthPx={240} />
          </section>
        )),
      )}
    </>
  ),
};
