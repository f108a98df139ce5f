import { warnOnce } from '../warnOnce';

interface GivenProps {
  name?: string | undefined;
  onChange?: unknown | undefined;
  onBlur?: unknown | undefined;
  onValueChange?: unknown | undefined;
}

/**
 * Warns in development of a field whose value is not in its events, and that has the props of `register` of React Hook Form,
 * or those of a `Controller`. Production builds contain an empty function.
 */
export const warnOfRegister =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : function warnOfRegister(part: string, props: GivenProps, instead = '') {
        const { name, onChange, onBlur, onValueChange } = props;
        if (name && onChange && onBlur && !onValueChange)
          warnOnce(
            `A ${part} has events without its value, so React Hook Form would lose the answer. Use a \`Controller\`` +
              ` with \`<${part} {...field} onChange={undefined} onValueChange={field.onChange} />\`${instead}.`,
          );
      };
