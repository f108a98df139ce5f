import type { ComponentPropsWithoutRef } from 'react';

interface FormProps extends ComponentPropsWithoutRef<'form'> {
  /** Called on Send and on Enter, unless the host's own `onSubmit` prevents it. */
  onSend: (form: HTMLFormElement) => void;
}

/** A form that the page never sends itself. */
export function Form({ onSend, onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    />
  );
}
