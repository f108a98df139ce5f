// The built page has already loaded this file; in development nothing else loads the file.
import './app/firstView/firstPaint';
import { whenActivated } from '@forsikring/foundation/page/whenActivated';
import { missingFeatures } from './app/firstView/outdatedBrowser';
import { start } from './app/start';

const element = document.getElementById('root');
// A page that is rendered in advance reads and renews no session before the customer opens it (decision 077).
if (element && missingFeatures().length === 0) whenActivated(() => void start(element));
