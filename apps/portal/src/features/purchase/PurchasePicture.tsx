import baat from '../../assets/purchase/baat.svg?no-inline';
import initial from '../../assets/purchase/default.svg?no-inline';
import dyr from '../../assets/purchase/dyr.svg?no-inline';
import husOgHytte from '../../assets/purchase/hus-og-hytte.svg?no-inline';
import innboOgTing from '../../assets/purchase/innbo-og-ting.svg?no-inline';
import kjoretoy from '../../assets/purchase/kjoretoy.svg?no-inline';
import livOgHelse from '../../assets/purchase/liv-og-helse.svg?no-inline';
import reise from '../../assets/purchase/reise.svg?no-inline';
import type { GroupId } from './purchaseGroups';

// Files, fetched when they are shown. SVG <use> inherits the brand's colours, which <img> does not.
const PICTURES: Record<GroupId, string> = {
  kjoretoy,
  'hus-og-hytte': husOgHytte,
  reise,
  'innbo-og-ting': innboOgTing,
  'liv-og-helse': livOgHelse,
  baat,
  dyr,
};

/** A decorative picture of the group that was opened last. */
export function PurchasePicture({ group }: { group: GroupId | undefined }) {
  const file = group ? PICTURES[group] : initial;
  return (
    <div className="purchase-picture">
      <svg key={file} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${file}#picture`} />
      </svg>
    </div>
  );
}
