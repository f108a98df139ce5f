import { start } from './app/start';

const element = document.getElementById('root');
if (element) void start(element);
