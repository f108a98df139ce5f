import banner from '../react/dialog/banner.css?inline';
import shared from '../react/dialog/consent.css?inline';
import dialog from '../react/dialog/dialog.css?inline';
import host from './element.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The constructed style sheet of the element and its link, in the order of `styles.css`. */
export function elementSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([shared, banner, dialog, host].join('\n'));
  }
  return sheet;
}
