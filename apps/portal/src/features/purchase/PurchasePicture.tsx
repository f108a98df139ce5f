import { Picture, type PictureName } from '../../platform/pictures/Picture';
import type { GroupId } from './purchaseGroups';

const PICTURES: Record<GroupId, PictureName> = {
  kjoretoy: 'car',
  'hus-og-hytte': 'home',
  reise: 'travel',
  'innbo-og-ting': 'contents',
  'liv-og-helse': 'health',
  baat: 'boat',
  dyr: 'animals',
};

/** A decorative picture of the group that was opened last. */
export function PurchasePicture({ group }: { group: GroupId | undefined }) {
  const name = group ? PICTURES[group] : 'everything';
  return (
    <div className="purchase-picture picture-frame">
      <Picture key={name} name={name} />
    </div>
  );
}
