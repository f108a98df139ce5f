import type { ComponentPropsWithoutRef, SyntheticEvent } from 'react';
import { isComposing } from '../isComposing';

/** Props of `InnerForm`; other props go to its `<div>`. */
export interface InnerFormProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'> {
  /** Called on a press of a submit button and on Enter in a field. Then its effect is prevented. */
  onSend: (event: SyntheticEvent<HTMLDivElement>) => void;
}

const SUBMIT = 'button:is([type=submit],:not([type])),input:is([type=submit],[type=image])';
/** The inputs whose Enter is a press, or opens something. */
const PRESSED = /^(button|submit|reset|image|file|color)$/;

/**
 * Sends as a form does, but is no `<form>`: in a form of the page, browsers drop an inner `<form>` or its event, and the
 * page's form would be submitted instead. Give the fields and buttons inside `form=""`, so that the page's form does not
 * contain, submit, check or reset them.
 */
export function InnerForm({ onSend, onClick, onKeyDown, ...rest }: InnerFormProps) {
  const isNamed = rest['aria-label'] || rest['aria-labelledby'];
  const send = (event: SyntheticEvent<HTMLDivElement>) => {
    onSend(event);
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls inside
    <div
      // A form is a landmark once it has a name.
      role={isNamed ? 'form' : undefined}
      data-form=""
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        const pressed = (event.target as Element).closest(SUBMIT);
        if (pressed && !event.defaultPrevented) send(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { tagName, type } = event.target as HTMLInputElement;
        const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
        if (!isEnter || event.defaultPrevented || tagName !== 'INPUT' || PRESSED.test(type)) return;
        // As browsers do: the default button is pressed, and a form without one is sent.
        const button = event.currentTarget.querySelector<HTMLElement>(SUBMIT);
        if (!button) return send(event);
        event.preventDefault();
        button.click();
      }}
    />
  );
}
