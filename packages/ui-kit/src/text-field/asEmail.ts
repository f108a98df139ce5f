import { visibleText } from '@forsikring/foundation/contact/email';
import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react';
import { replayEdit } from '../internals/field/replayEdit';
import { composeEventHandlers } from '../internals/mergeProps';

/** What `type="email"` means to browsers, apart from its value. */
const EMAIL = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  pattern: '\\s*[^\\s@]+@[^\\s@]+\\s*',
} as const;

/**
 * The props of an input for an e-mail address, whose value is what is seen. In Chromium, the value of `type="email"` has
 * `xn--…` for a domain with æ, ø or å.
 */
export const asEmail = <Props extends ComponentProps<'input'>>(props: Props) => ({
  ...EMAIL,
  ...props,
  type: 'text',
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    if (!(event.nativeEvent as InputEvent).isComposing) cleanEmail(event.currentTarget);
    props.onChange?.(event);
  },
  // No change follows the end of a composition.
  onCompositionEnd: composeEventHandlers(
    props.onCompositionEnd,
    ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      replayEdit(currentTarget, currentTarget.value, visibleText(currentTarget.value)),
  ),
});

/** Removes what nobody sees from an address. */
export function cleanEmail(input: HTMLInputElement) {
  const { value, selectionStart } = input;
  const visible = visibleText(value);
  if (visible === value) return;
  // With a character after it, a space before the caret stays.
  const caret = visibleText(`${value.slice(0, selectionStart ?? value.length)}|`).length - 1;
  input.value = visible;
  input.setSelectionRange(caret, caret);
}
