import {
  IconBuildingCottage,
  IconCamper,
  IconCar,
  IconHeartbeat,
  IconHome,
  IconHorse,
  IconMotorbike,
  IconPaw,
  IconPlane,
  IconSailboat,
  IconScooter,
  IconShieldCheck,
  IconSofa,
  IconTractor,
  IconTruck,
  IconUsersGroup,
} from '@tabler/icons-react';

const ICONS: Record<string, typeof IconCar> = {
  BIL: IconCar,
  VETERANBIL: IconCar,
  VAREBIL: IconTruck,
  LASTEBIL: IconTruck,
  BOBIL: IconCamper,
  CAMPINGVOGN: IconCamper,
  MC: IconMotorbike,
  MOPED: IconMotorbike,
  SEK: IconScooter,
  BAAT: IconSailboat,
  TRAKTOR: IconTractor,
  LANDBRUK: IconTractor,
  HUS: IconHome,
  BOLIGSELGER: IconHome,
  FRITIDSHUS: IconBuildingCottage,
  INNBO: IconSofa,
  KOLLEKTIV_INNBO: IconSofa,
  LOFAVOR_HJEM_TILLEGG: IconSofa,
  REISE: IconPlane,
  KOLLEKTIV_REISE: IconPlane,
  REISE_TILLEGG: IconPlane,
  KJAELEDYR: IconPaw,
  LOFAVOR_KJAELEDYR: IconPaw,
  HEST: IconHorse,
  GRUPPELIV: IconUsersGroup,
  GRUPPEFORSIKRING: IconUsersGroup,
  GRUNNFORSIKRING: IconUsersGroup,
  STONADSKASSE: IconUsersGroup,
  LIVSFORSIKRING: IconHeartbeat,
  BEHANDLINGSFORSIKRING: IconHeartbeat,
  KRITISK_SYKDOM: IconHeartbeat,
  UFOEREPENSJON: IconHeartbeat,
};

/** A picture of what is insured; a shield where the product is unknown. Says nothing that the name does not. */
export function ProductIcon({ productType = '' }: { productType: string | undefined }) {
  const Icon = (Object.hasOwn(ICONS, productType) && ICONS[productType]) || IconShieldCheck;
  return (
    <span className="product-icon" aria-hidden="true">
      <Icon size="1.5rem" stroke={1.75} />
    </span>
  );
}
