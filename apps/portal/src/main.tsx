// The built page has loaded it already; in development nothing else does.
import './app/firstView/firstPaint';
import { start } from './app/start';

const element = document.getElementById('root');
if (element) void start(element);
