import './force-colors.css';

/** The functions that undo the changes of forced colours. */
let restore: (() => void)[] = [];

/**
 * Shows the page in an approximation of forced colours, which a page cannot turn on itself. The style sheet of this
 * file takes the colours away, and the rules of `@media (forced-colors: active)` are applied. These differences from
 * the real mode stay: `forced-color-adjust: none` has no effect, and colours set by scripts stay. The browser's tools
 * and the tests emulate the real mode.
 */
export function forceColors(active: boolean): void {
  const root = document.documentElement;
  if (active === (root.dataset.forcedColors === 'active')) return;
  for (const undo of restore) undo();
  restore = [];
  delete root.dataset.forcedColors;
  if (!active) return;
  root.dataset.forcedColors = 'active';
  for (const sheet of document.styleSheets) applyForcedRules(sheet.cssRules);
}

function applyForcedRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors: active')) {
      const { mediaText } = rule.media;
      rule.media.mediaText = 'all';
      restore.push(() => {
        rule.media.mediaText = mediaText;
      });
      makeImportant(rule.cssRules);
    } else if ('cssRules' in rule) {
      applyForcedRules(rule.cssRules as CSSRuleList);
    }
  }
}

/** Important rules of a layer win over important rules without one, which take the colours away. */
function makeImportant(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('cssRules' in rule) makeImportant(rule.cssRules as CSSRuleList);
    if (!('style' in rule)) continue;
    const style = rule.style as CSSStyleDeclaration;
    const { cssText } = style;
    for (const property of [...style])
      style.setProperty(property, style.getPropertyValue(property), 'important');
    restore.push(() => {
      style.cssText = cssText;
    });
  }
}
