import { Button } from '@forsikring/ui-kit';
import { goBack } from '../../platform/navigation/goBack';
import { useClickTracking } from '../../platform/tracking/useClickTracking';

/** 'Gå tilbake' of a page that replaces all others: back in the browser's history, else to the overview. */
export function BackButton() {
  const track = useClickTracking();
  const back = () => {
    track('knapp', 'Gå tilbake', 'ga-tilbake');
    goBack();
  };
  return (
    <Button variant="secondary" onClick={back}>
      Gå tilbake
    </Button>
  );
}
