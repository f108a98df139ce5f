import { Button } from '@forsikring/ui-kit';
import { goBack } from '../../platform/navigation/goBack';
import { INSURANCE_PATH } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { fullScreenErrorTexts } from '../domain.texts';

interface WaysOnProps {
  /** Whether the link is the main action of the page. @default false */
  primary?: boolean;
  /** Whether the customer has left the pages before this one for good. @default false */
  left?: boolean;
}

/**
 * The ways on from a page that replaces all others: to the overview and, unless the earlier pages were left for good,
 * back in the browser's history. They need no configuration, no session and no router.
 */
export function WaysOn({ primary = false, left = false }: WaysOnProps) {
  const track = useClickTracking();
  const back = () => {
    track('knapp', fullScreenErrorTexts.back, 'ga-tilbake');
    goBack();
  };
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        render={<a href={INSURANCE_PATH} />}
        onClick={() => track('lenke', fullScreenErrorTexts.toOverview, 'til-oversikten')}
      >
        {hyphenate(fullScreenErrorTexts.toOverview)}
      </Button>
      {!left && (
        <Button variant="secondary" onClick={back}>
          {fullScreenErrorTexts.back}
        </Button>
      )}
    </>
  );
}
