/**
 * Whether a key press belongs to text that an input method composes, such as Enter that chooses a word or Escape that
 * discards one. The page must not react to such a press. Safari sends the last press after the composition, with code 229
 * (UI Events, section 3.8.5).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
