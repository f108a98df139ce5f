import type { Label } from '@forsikring/tracking-consent';
import type { ProductArea } from '../../domain/products/productArea';
import { areaTexts } from '../../domain/products/productArea.texts';
import { INSURANCE_PATH } from '../../platform/paths';
import { linkTexts } from './purchase.texts';

/** The ids of the groups, used by events and pictures. */
export type GroupId = Exclude<ProductArea, 'annet'>;

/** A link to the purchase of one product. */
export interface PurchaseLink {
  text: Label;
  href: string;
  /** The element id in events. */
  id: keyof typeof linkTexts;
  /** Whether the product is or contains travel insurance. */
  travel?: boolean;
  /** Whether the customer already has the product, which is then no link. Known only after the group was opened. */
  owned?: boolean;
}

/** Products that belong together. */
export interface PurchaseGroup {
  id: GroupId;
  title: Label;
  links: PurchaseLink[];
  /** Whether the links of the group open in a new tab. */
  newTab?: boolean;
}

/** The facts that decide which products are shown. */
export interface Buyer {
  /** Whether the customer is a union member, and sees the union's products. */
  member: boolean;
  /** Whether the customer has travel insurance, by itself or in a package. */
  travels: boolean;
}

const link = (id: PurchaseLink['id'], path: string): PurchaseLink => ({
  text: linkTexts[id],
  href: `${INSURANCE_PATH}/${path}`,
  id,
});

const travelLink = (...args: Parameters<typeof link>): PurchaseLink => ({
  ...link(...args),
  travel: true,
});

/** The groups that were opened, in their state at that time. */
export type OpenedGroups = ReadonlyMap<GroupId, PurchaseGroup>;

/**
 * The groups on the page: those of the buyer, but an opened group keeps its links. In an opened group, a
 * product that the buyer owns is marked and is not a link (docs/specification/offers.md#purchase-page).
 */
export function shownGroups(buyer: Buyer, opened: OpenedGroups): PurchaseGroup[] {
  const current = new Map(purchaseGroups(buyer).map((group) => [group.id, group]));
  const everyGroup = purchaseGroups({ member: false, travels: false });
  return everyGroup.flatMap(({ id }) => {
    const kept = opened.get(id);
    const group = kept
      ? { ...kept, links: kept.links.map((link) => markOwned(link, buyer)) }
      : current.get(id);
    return group ? [group] : [];
  });
}

const markOwned = (link: PurchaseLink, { travels }: Buyer): PurchaseLink =>
  travels && link.travel ? { ...link, owned: true } : link;

/**
 * The groups with their products for a buyer; a group without links is left out
 * (docs/specification/offers.md#purchase-page).
 */
export function purchaseGroups({ member, travels }: Buyer): PurchaseGroup[] {
  const groups: PurchaseGroup[] = [
    {
      id: 'kjoretoy',
      title: areaTexts.kjoretoy,
      links: [
        link('kjop-bil', 'motor/bil'),
        link('kjop-bobil', 'motor/bil/bobil'),
        link('kjop-mc', 'motor/mc'),
        link('kjop-moped', 'motor/moped'),
        link('kjop-tilhenger', 'motor/tilhenger?type=TILHENGER'),
        link('kjop-campingvogn', 'motor/tilhenger?type=CAMPINGVOGN'),
        link('kjop-elsparkesykkel', 'motor/sek'),
      ],
    },
    {
      id: 'hus-og-hytte',
      title: areaTexts['hus-og-hytte'],
      links: [link('kjop-hus', 'hus'), link('kjop-hytte', 'hytte')],
    },
    {
      id: 'reise',
      title: areaTexts.reise,
      links: travels
        ? []
        : [travelLink('kjop-reise', member ? 'skade/reise/lofavor' : 'skade/reise')],
    },
    {
      id: 'innbo-og-ting',
      title: areaTexts['innbo-og-ting'],
      links: [
        link('kjop-innbo', 'innbo'),
        // These two packages include travel insurance.
        ...(travels ? [] : [travelLink('kjop-student', 'student'), travelLink('kjop-ung', 'ung')]),
      ],
    },
    {
      id: 'liv-og-helse',
      title: areaTexts['liv-og-helse'],
      newTab: true,
      links: [
        link('kjop-livsforsikring', 'livsforsikring'),
        link('kjop-uforeforsikring', 'uforeforsikring'),
        link('kjop-kritisk-sykdom', 'kritisksykdom'),
        link('kjop-ulykkesforsikring', 'ulykkesforsikring'),
        link('kjop-barneforsikring', 'liv/kjop/barneforsikring'),
        ...(member ? [] : [link('kjop-behandlingsforsikring', 'behandlingsforsikring')]),
      ],
    },
    { id: 'baat', title: areaTexts.baat, links: [link('kjop-baat', 'motor/baat')] },
    {
      id: 'dyr',
      title: areaTexts.dyr,
      links: [link('kjop-hund', 'skade/kjaeledyr/hund'), link('kjop-katt', 'skade/kjaeledyr/katt')],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
