import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BRANDS } from '../branding/brands';
import { Picture, type PictureName, SCENES, SPOTS } from './Picture';
import './picture-board.css';

const scenes = Object.keys(SCENES) as PictureName[];
const spots = Object.keys(SPOTS) as PictureName[];

/**
 * The illustrations of the portal. They are drawn with the brand's tokens, so that they follow brand and mode.
 * In dark mode it is evening: a moon instead of the sun, and lit windows.
 *
 * - **Scenes** fill a frame: the picture beside the products, and the card about the bundle discount.
 * - **Spots** stand on a page: empty lists, errors and the receipt.
 *
 * All are decorative: `aria-hidden`, and the text beside them says everything.
 */
const meta = {
  title: 'Grunnlag/Illustrasjoner',
  id: 'portal-illustrasjoner',
  component: Picture,
  args: { name: 'home' },
  argTypes: { name: { control: 'select', options: [...scenes, ...spots] } },
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
  render: () => <Board names={scenes} widthPx={480} />,
  play: waitForPictures,
};

/** The spots at 1:1. */
export const Spots: Story = {
  render: () => <Board names={spots} widthPx={320} />,
  play: waitForPictures,
};

/** The scenes at 2:1. */
export const ScenesTwiceAsLarge: Story = {
  tags: ['no-review'],
  render: () => <Board names={scenes} widthPx={960} />,
};

/** The spots at 2:1. */
export const SpotsTwiceAsLarge: Story = {
  tags: ['no-review'],
  render: () => <Board names={spots} widthPx={640} />,
};

/** Every picture in every brand, light and dark. */
export const InEveryBrand: Story = {
  tags: ['no-review'],
  render: () => (
    <>
      {BRANDS.flatMap((brand) =>
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
            <Board names={[...scenes, ...spots]} widthPx={240} />
          </section>
        )),
      )}
    </>
  ),
};
