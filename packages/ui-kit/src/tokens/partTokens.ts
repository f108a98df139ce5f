/** The types of DTCG that the kit's tokens have. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow';

/**
 * Tokens of single parts. The kit gives them no value: each part falls back to a general token, so that
 * a brand sets only those that should differ.
 */
export const partTokens: Record<string, TokenType> = {
  'badge.background': 'color',
  'badge.color': 'color',
  'button.radius': 'dimension',
  'card.padding': 'dimension',
  'card.radius': 'dimension',
  'dialog.radius': 'dimension',
  'dialog.width': 'dimension',
  'field.radius': 'dimension',
  'field.width': 'dimension',
  'footer.background': 'color',
  'help-tooltip.radius': 'dimension',
  'link.color': 'color',
  'loader.color': 'color',
  'loader.delay': 'duration',
  'message.radius': 'dimension',
  'nav.background': 'color',
  'nav.current': 'color',
  'nav.indicator': 'color',
  'nav.text': 'color',
  'nav-menu.radius': 'dimension',
  'notification-history.radius': 'dimension',
  'notification-history.width': 'dimension',
  'popover.radius': 'dimension',
  'popover.width': 'dimension',
  'section.rule': 'color',
  'section.rule-size': 'dimension',
  'section.rule-width': 'dimension',
  'skeleton.color': 'color',
  'tag.radius': 'dimension',
  'toast.radius': 'dimension',
  'toast.width': 'dimension',
  'tooltip.radius': 'dimension',
};
