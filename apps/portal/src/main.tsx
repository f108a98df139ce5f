// The built page has already loaded this file; in development nothing else loads the file.
import './app/firstView/firstPaint';
import { start } from './app/start';

const element = document.getElementById('root');
if (element) void start(element);
