import abroad from '../../assets/pictures/abroad.svg?no-inline';
import animals from '../../assets/pictures/animals.svg?no-inline';
import boat from '../../assets/pictures/boat.svg?no-inline';
import bundle from '../../assets/pictures/bundle.svg?no-inline';
import car from '../../assets/pictures/car.svg?no-inline';
import closed from '../../assets/pictures/closed.svg?no-inline';
import contact from '../../assets/pictures/contact.svg?no-inline';
import contents from '../../assets/pictures/contents.svg?no-inline';
import document from '../../assets/pictures/document.svg?no-inline';
import error from '../../assets/pictures/error.svg?no-inline';
import everything from '../../assets/pictures/everything.svg?no-inline';
import health from '../../assets/pictures/health.svg?no-inline';
import home from '../../assets/pictures/home.svg?no-inline';
import noDocuments from '../../assets/pictures/no-documents.svg?no-inline';
import noInsurances from '../../assets/pictures/no-insurances.svg?no-inline';
import noOffers from '../../assets/pictures/no-offers.svg?no-inline';
import profile from '../../assets/pictures/profile.svg?no-inline';
import receipt from '../../assets/pictures/receipt.svg?no-inline';
import travel from '../../assets/pictures/travel.svg?no-inline';
import under18 from '../../assets/pictures/under-18.svg?no-inline';
import unknownPage from '../../assets/pictures/unknown-page.svg?no-inline';
import './picture.css';

/** Pictures with a background, which fill a frame. */
export const SCENES = {
  animals,
  boat,
  bundle,
  car,
  contents,
  everything,
  health,
  home,
  travel,
} as const;

/** Pictures without a frame. */
export const SPOTS = {
  abroad,
  closed,
  contact,
  document,
  error,
  'no-documents': noDocuments,
  'no-insurances': noInsurances,
  'no-offers': noOffers,
  receipt,
  'under-18': under18,
  'unknown-page': unknownPage,
} as const;

/** Pictures at the end of a wide page. The ground goes on to the start of the page. */
export const LANDSCAPES = { profile } as const;

/** Pictures of a brand, which open a page or end it: `opening-<brand>.svg`. Their sky is the page. */
export const OPENINGS = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../assets/pictures/opening-*.svg', {
      query: '?no-inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, file]) => [/(opening-\w+)\.svg/.exec(path)?.[1] as OpeningName, file]),
);

const FILES: Partial<Record<PictureName, string>> = {
  ...SCENES,
  ...SPOTS,
  ...LANDSCAPES,
  ...OPENINGS,
};

/** The name of a picture: its file in `assets/pictures`. */
export type PictureName =
  | keyof typeof SCENES
  | keyof typeof SPOTS
  | keyof typeof LANDSCAPES
  | OpeningName;

/** The opening of a brand. */
export type OpeningName = `opening-${string}`;

/** The coordinates of a picture, as in its file. */
function viewBoxOf(name: PictureName): string {
  if (name in SCENES) return '0 0 480 320';
  if (name.startsWith('opening-')) return '0 0 640 150';
  return name in SPOTS ? '0 0 320 200' : '0 0 2600 340';
}

/** How wide a spot is, in px. Its height is five eighths of that. */
const SPOT_WIDTH_PX = 320;

/**
 * A decorative picture in the brand's colours. SVG <use> inherits them from `picture.css`, which <img> does
 * not. A brand without an opening has the neutral one. The file is fetched when the picture is shown.
 */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg
      className="picture"
      viewBox={viewBoxOf(name)}
      width={name in SPOTS ? SPOT_WIDTH_PX : undefined}
      aria-hidden="true"
    >
      <use href={`${FILES[name] ?? FILES['opening-neutral']}#picture`} />
    </svg>
  );
}
