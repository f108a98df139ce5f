import type { Offer } from '@forsikring/api-client';
import { LinkCard } from '@forsikring/ui-kit';
import tag from '@tabler/icons/outline/tag.svg?url';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/paths';
import { Sign } from '../../platform/products/Sign';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { tasksTexts as texts } from './tasks.texts';

const MOST_LISTED = 3;

/** The offers that wait for an answer: the first three by name, and how many more. */
export function OffersCard({ offers }: { offers: Offer[] }) {
  const track = useClickTracking();
  const more = offers.length - MOST_LISTED;
  return (
    <LinkCard
      title={texts.offers(offers.length)}
      href={paths.offers}
      icon={<Sign src={tag} />}
      renderLink={({ href, ...props }) => (
        <Link {...props} to={href} onClick={() => track('lenke', 'Tilbud', 'oppgave-tilbud')} />
      )}
    >
      <ul className="task-offers">
        {offers.slice(0, MOST_LISTED).map(({ name }, index) => (
          // Offers may lack every id, and names repeat.
          <li key={index}>{name}</li>
        ))}
      </ul>
      {more > 0 && <p>{texts.moreOffers(more)}</p>}
    </LinkCard>
  );
}
