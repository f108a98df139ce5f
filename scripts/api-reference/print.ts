/** Writes what the packages export as JSON, for Storybook. */
import { readApi } from './readApi';

process.stdout.write(JSON.stringify(readApi()));
