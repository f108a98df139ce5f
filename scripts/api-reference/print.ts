/** Prints the exports of the packages as JSON, for Storybook. */
import { readApi } from './readApi';

process.stdout.write(JSON.stringify(readApi()));
