import { AccordionItem, AccordionRoot, Card, ExternalLink, Link } from '@forsikring/ui-kit';
import type { PurchaseGroup } from './purchaseGroups';
import type { OpenedGroups } from './useOpenedGroups';

interface PurchaseGroupsProps {
  groups: PurchaseGroup[];
  opened: OpenedGroups;
}

/** The products to choose from, in groups that open and close each by itself. */
export function PurchaseGroups({ groups, opened: { toggle, choose } }: PurchaseGroupsProps) {
  return (
    <Card className="purchase-groups">
      <AccordionRoot headingLevel={2}>
        {groups.map((group) => (
          <AccordionItem
            key={group.id}
            heading={group.title}
            onOpenChange={(open) => toggle(group, open)}
          >
            <ul className="purchase-links">
              {group.links.map((link) => {
                const props = { href: link.href, onClick: () => choose(link) };
                return (
                  <li key={link.id}>
                    {group.newTab ? (
                      <ExternalLink {...props}>{link.text}</ExternalLink>
                    ) : (
                      <Link {...props}>{link.text}</Link>
                    )}
                  </li>
                );
              })}
            </ul>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </Card>
  );
}
