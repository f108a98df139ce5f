import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { ownElement } from '../internals/ownElement';
import { renderPart } from '../internals/renderElement';
import { type Status, StatusIcon } from '../internals/status/StatusIcon';
import { useTexts } from '../texts/TextsProvider';
import { type MessageTexts, messageTexts } from './message.texts';

/** Props of `Message`; the rest goes to the root. */
export interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of news: decides colour, icon and the name that is read. @default 'info' */
  variant?: Status | undefined;
  /** The message in one line. */
  title?: ReactNode | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<MessageTexts> | undefined;
}

/**
 * Says something about the content around it. Give a message that appears while the page is in use `role="alert"` or
 * `"status"`.
 * @attribute data-variant Always: `info`, `success`, `warning` or `error`.
 */
export const Message = forwardRef<HTMLDivElement, MessageProps>(function Message(
  { variant = 'info', title, texts, children, ...rest },
  ref,
) {
  const names = useTexts(messageTexts, texts);

  const content = (
    <>
      <StatusIcon status={variant} />
      <div className="ui-message-content">
        <span className="ui-visually-hidden">{`${names[variant]}: `}</span>
        {title && <p className="ui-message-title">{title}</p>}
        {ownElement(children)}
      </div>
    </>
  );
  const own = { className: 'ui-status ui-message', children: content };
  return renderPart('div', { ...rest, ref }, own, { variant });
});
