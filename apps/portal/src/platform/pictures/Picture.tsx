import type { ComponentProps } from 'react';
import animals from '../../assets/pictures/animals.svg?no-inline';
import boat from '../../assets/pictures/boat.svg?no-inline';
import bundle from '../../assets/pictures/bundle.svg?no-inline';
import car from '../../assets/pictures/car.svg?no-inline';
import contents from '../../assets/pictures/contents.svg?no-inline';
import error from '../../assets/pictures/error.svg?no-inline';
import everything from '../../assets/pictures/everything.svg?no-inline';
import health from '../../assets/pictures/health.svg?no-inline';
import home from '../../assets/pictures/home.svg?no-inline';
import noDocuments from '../../assets/pictures/no-documents.svg?no-inline';
import noInsurances from '../../assets/pictures/no-insurances.svg?no-inline';
import noOffers from '../../assets/pictures/no-offers.svg?no-inline';
import receipt from '../../assets/pictures/receipt.svg?no-inline';
import travel from '../../assets/pictures/travel.svg?no-inline';
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

/** Pictures without a frame, which stand on a page. */
export const SPOTS = {
  error,
  'no-documents': noDocuments,
  'no-insurances': noInsurances,
  'no-offers': noOffers,
  receipt,
  'unknown-page': unknownPage,
} as const;

const FILES: Record<PictureName, string> = { ...SCENES, ...SPOTS };

/** The name of a picture: its file in `assets/pictures`. */
export type PictureName = keyof typeof SCENES | keyof typeof SPOTS;

/** How wide a spot is, in px. Its height is five eighths of that. */
const SPOT_WIDTH_PX = 320;

interface PictureProps extends Pick<ComponentProps<'svg'>, 'preserveAspectRatio'> {
  name: PictureName;
}

/**
 * A decorative picture in the brand's colours. SVG <use> inherits them from `picture.css`, which <img> does
 * not. The file is fetched when the picture is shown.
 */
export function Picture({ name, preserveAspectRatio }: PictureProps) {
  const scene = name in SCENES;
  return (
    <svg
      className="picture"
      viewBox={scene ? '0 0 480 320' : '0 0 320 200'}
      width={scene ? undefined : SPOT_WIDTH_PX}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      <use href={`${FILES[name]}#picture`} />
    </svg>
  );
}
