import { createElementStyles } from '@forsikring/foundation/element/createElementStyles';
import banner from '../react/dialog/banner.css?inline';
import shared from '../react/dialog/consent.css?inline';
import dialog from '../react/dialog/dialog.css?inline';
import element from './element.css?inline';

/** Lets roots adopt the style sheet of the element and its link, in the order of `styles.css`. */
export const adoptStyles = createElementStyles(shared, banner, dialog, element);
