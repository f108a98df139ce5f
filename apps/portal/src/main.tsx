// The built page has already loaded this file; in development nothing else loads the file.
import './app/firstView/firstPaint';
import { missingFeatures } from './app/firstView/outdatedBrowser';
import { start } from './app/start';

const element = document.getElementById('root');
if (element && missingFeatures().length === 0) void start(element);
