import type { Label } from '@forsikring/tracking-consent';
import { INSURANCE_PATH } from '../../platform/paths';

/** The ids of the groups, used by events and pictures. */
export type GroupId =
  | ('kjoretoy' | 'hus-og-hytte' | 'reise' | 'innbo-og-ting')
  | ('liv-og-helse' | 'baat' | 'dyr');

/** A link to the purchase of one product. */
export interface PurchaseLink {
  text: Label;
  href: string;
  /** The element id in events. */
  id: `kjop-${string}`;
  /** Whether the product is or contains travel insurance. */
  travel?: boolean;
  /** Whether the customer already has the product, known only after the group was opened. It is not a link then. */
  owned?: boolean;
}

/** Products that belong together. */
export interface PurchaseGroup {
  id: GroupId;
  title: Label;
  links: PurchaseLink[];
  /** Whether its links open in a new tab. */
  newTab?: boolean;
}

/** The facts that decide which products are shown. */
export interface Buyer {
  /** Whether the customer is a union member, and sees the union's products. */
  member: boolean;
  /** Whether the customer has travel insurance, by itself or in a package. */
  travels: boolean;
}

const link = (text: Label, path: string, id: PurchaseLink['id']): PurchaseLink => ({
  text,
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
      title: 'Kjøretøy',
      links: [
        link('Bil', 'motor/bil', 'kjop-bil'),
        link('Bobil', 'motor/bil/bobil', 'kjop-bobil'),
        link('MC', 'motor/mc', 'kjop-mc'),
        link('Moped', 'motor/moped', 'kjop-moped'),
        link('Tilhenger', 'motor/tilhenger?type=TILHENGER', 'kjop-tilhenger'),
        link('Campingvogn', 'motor/tilhenger?type=CAMPINGVOGN', 'kjop-campingvogn'),
        link('Elsparkesykkel', 'motor/sek', 'kjop-elsparkesykkel'),
      ],
    },
    {
      id: 'hus-og-hytte',
      title: 'Hus og hytte',
      links: [link('Hus', 'hus', 'kjop-hus'), link('Hytte', 'hytte', 'kjop-hytte')],
    },
    {
      id: 'reise',
      title: 'Reise',
      links: travels
        ? []
        : [travelLink('Reise', member ? 'skade/reise/lofavor' : 'skade/reise', 'kjop-reise')],
    },
    {
      id: 'innbo-og-ting',
      title: 'Innbo og ting',
      links: [
        link('Innbo', 'innbo', 'kjop-innbo'),
        // These two packages include travel insurance.
        ...(travels
          ? []
          : [
              travelLink('Student', 'student', 'kjop-student'),
              travelLink('Ung', 'ung', 'kjop-ung'),
            ]),
      ],
    },
    {
      id: 'liv-og-helse',
      title: 'Liv og helse',
      newTab: true,
      links: [
        link('Livsforsikring', 'livsforsikring', 'kjop-livsforsikring'),
        link('Uføreforsikring', 'uforeforsikring', 'kjop-uforeforsikring'),
        link('Kritisk sykdom', 'kritisksykdom', 'kjop-kritisk-sykdom'),
        link('Ulykkesforsikring', 'ulykkesforsikring', 'kjop-ulykkesforsikring'),
        link('Barneforsikring', 'liv/kjop/barneforsikring', 'kjop-barneforsikring'),
        ...(member
          ? []
          : [link('Behandlingsforsikring', 'behandlingsforsikring', 'kjop-behandlingsforsikring')]),
      ],
    },
    { id: 'baat', title: 'Båt', links: [link('Båt', 'motor/baat', 'kjop-baat')] },
    {
      id: 'dyr',
      title: 'Dyr',
      links: [
        link('Hund', 'skade/kjaeledyr/hund', 'kjop-hund'),
        link('Katt', 'skade/kjaeledyr/katt', 'kjop-katt'),
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
