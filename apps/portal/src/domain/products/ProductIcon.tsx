import cottage from '@tabler/icons/outline/building-cottage.svg?url';
import camper from '@tabler/icons/outline/camper.svg?url';
import car from '@tabler/icons/outline/car.svg?url';
import heartbeat from '@tabler/icons/outline/heartbeat.svg?url';
import home from '@tabler/icons/outline/home.svg?url';
import horse from '@tabler/icons/outline/horse.svg?url';
import motorbike from '@tabler/icons/outline/motorbike.svg?url';
import paw from '@tabler/icons/outline/paw.svg?url';
import plane from '@tabler/icons/outline/plane.svg?url';
import sailboat from '@tabler/icons/outline/sailboat.svg?url';
import scooter from '@tabler/icons/outline/scooter.svg?url';
import shield from '@tabler/icons/outline/shield-check.svg?url';
import sofa from '@tabler/icons/outline/sofa.svg?url';
import tractor from '@tabler/icons/outline/tractor.svg?url';
import truck from '@tabler/icons/outline/truck.svg?url';
import users from '@tabler/icons/outline/users-group.svg?url';
import { RoundIcon } from './RoundIcon';

/** Separate files instead of code: a page fetches only the icons that it shows (decisions/001). */
const ICONS: Record<string, string> = {
  BIL: car,
  VETERANBIL: car,
  VAREBIL: truck,
  LASTEBIL: truck,
  BOBIL: camper,
  CAMPINGVOGN: camper,
  TILHENGER: camper,
  MC: motorbike,
  MOPED: motorbike,
  SEK: scooter,
  BAAT: sailboat,
  TRAKTOR: tractor,
  LANDBRUK: tractor,
  HUS: home,
  BOLIGSELGER: home,
  FRITIDSHUS: cottage,
  INNBO: sofa,
  KOLLEKTIV_INNBO: sofa,
  LOFAVOR_HJEM_TILLEGG: sofa,
  REISE: plane,
  KOLLEKTIV_REISE: plane,
  REISE_TILLEGG: plane,
  KJAELEDYR: paw,
  LOFAVOR_KJAELEDYR: paw,
  HEST: horse,
  GRUPPELIV: users,
  GRUPPEFORSIKRING: users,
  GRUNNFORSIKRING: users,
  STONADSKASSE: users,
  LIVSFORSIKRING: heartbeat,
  BEHANDLINGSFORSIKRING: heartbeat,
  KRITISK_SYKDOM: heartbeat,
  UFOEREPENSJON: heartbeat,
};

/** The address of a product's icon. */
const iconOf = (productType = ''): string =>
  (Object.hasOwn(ICONS, productType) && ICONS[productType]) || shield;

/** A decorative icon of the product; a shield for an unknown product. */
export const ProductIcon = ({ productType }: { productType: string | undefined }) => (
  <RoundIcon src={iconOf(productType)} />
);
