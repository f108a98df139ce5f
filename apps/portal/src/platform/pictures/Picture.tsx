import './picture.css';

/** Pictures with a background, which fill a frame. */
export const SCENES = [
  'animals',
  'boat',
  'bundle',
  'car',
  'contents',
  'everything',
  'health',
  'home',
  'travel',
] as const;

/** Pictures without a frame. */
export const SPOTS = [
  'abroad',
  'closed',
  'contact',
  'document',
  'error',
  'no-documents',
  'no-insurances',
  'no-offers',
  'receipt',
  'under-18',
  'unknown-page',
] as const;

/** The name of a picture: that of its file, or `opening-eika` in the folder of a brand. */
const nameOf = (path: string) =>
  /([\w-]+)\.svg$/.exec(path.replace(/(\w+)\/opening\.svg$/, 'opening-$1.svg'))?.[1];

/** The address of each picture, by its name. */
const FILES: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(['../../assets/pictures/*.svg', '../../../brands/*/opening.svg'], {
      query: '?no-inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, file]) => [nameOf(path), file]),
);

/** The openings of brands, which open a page or end it. The page is their sky. */
export const OPENINGS = Object.keys(FILES).filter((name): name is OpeningName =>
  name.startsWith('opening-'),
);

/** The name of a picture without a frame. */
export type SpotName = (typeof SPOTS)[number];

/** The opening of a brand. */
export type OpeningName = `opening-${string}`;

/** The name of a picture. `profile` is a landscape, whose ground goes on to the start of the page. */
export type PictureName = (typeof SCENES)[number] | SpotName | OpeningName | 'profile';

const isSpot = (name: PictureName) => SPOTS.some((spot) => spot === name);

/** The coordinates of a picture, as in its file. */
function viewBoxOf(name: PictureName): string {
  if (name === 'profile') return '0 0 2600 340';
  if (name.startsWith('opening-')) return '0 0 640 150';
  return isSpot(name) ? '0 0 320 200' : '0 0 480 320';
}

const addressOf = (name: PictureName) => FILES[name] ?? FILES['opening-neutral'];

/** Fetches the file of a picture that may be shown next. A failure is left to the picture itself. */
export const prefetchPicture = (name: PictureName): void =>
  void fetch(addressOf(name) ?? '').catch(() => {});

/** How wide a spot is, in px. Its height is five eighths of that. */
const SPOT_WIDTH_PX = 320;

/**
 * A decorative picture in the brand's colours. SVG <use> inherits these colours from `picture.css`; <img> does not. A
 * brand without an opening has the neutral one. The file is fetched when the picture is shown.
 */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg
      className="picture"
      viewBox={viewBoxOf(name)}
      width={isSpot(name) ? SPOT_WIDTH_PX : undefined}
      aria-hidden="true"
    >
      <use href={`${addressOf(name)}#picture`} />
    </svg>
  );
}
