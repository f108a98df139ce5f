import { AccordionItem, AccordionRoot, Card, ExternalLink, Link } from '@forsikring/ui-kit';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { prefetchGroupPicture } from './PurchasePicture';
import { purchaseTexts as texts } from './purchase.texts';
import type { PurchaseGroup, PurchaseLink } from './purchaseGroups';
import type { GroupChoices } from './useOpenedGroups';

interface PurchaseGroupsProps {
  groups: PurchaseGroup[];
  choices: GroupChoices;
}

/** The products to choose from, in groups that open and close independently. */
export function PurchaseGroups({ groups, choices: { toggle, choose } }: PurchaseGroupsProps) {
  return (
    <Card className="purchase-groups">
      <StableLayout parts="details">
        <AccordionRoot headingLevel={2}>
          {groups.map((group) => (
            <AccordionItem
              key={group.id}
              heading={group.title}
              onOpenChange={(open) => toggle(group, open)}
              onPointerEnter={() => prefetchGroupPicture(group.id)}
              onFocus={() => prefetchGroupPicture(group.id)}
            >
              <ul className="purchase-links" role="list">
                {group.links.map((link) => (
                  <li key={link.id}>
                    <ProductLink link={link} newTab={group.newTab} onChoose={() => choose(link)} />
                  </li>
                ))}
              </ul>
            </AccordionItem>
          ))}
        </AccordionRoot>
      </StableLayout>
    </Card>
  );
}

interface ProductLinkProps {
  link: PurchaseLink;
  newTab: boolean | undefined;
  onChoose: () => void;
}

function ProductLink({ link: { text, href, owned }, newTab, onChoose }: ProductLinkProps) {
  if (owned) {
    return (
      <p className="purchase-owned">
        <span>{text}</span>
        <span className="purchase-owned-note">{texts.owned}</span>
      </p>
    );
  }
  const LinkTo = newTab ? ExternalLink : Link;
  return (
    <LinkTo href={href} onClick={onChoose}>
      {text}
    </LinkTo>
  );
}
