import type { Journey } from './journeys';

/** What the parts of the kit promise and engines do in their own way, in the built Storybook. */
export const parts: readonly Journey[] = [];
