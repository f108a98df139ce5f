import * as page from '@forsikring/foundation/page/writeWholeTexts';
import { options } from 'preact';

/** Makes banner and settings work in a page that a translator changes. */
export const writeWholeTexts = () => page.writeWholeTexts(options);
