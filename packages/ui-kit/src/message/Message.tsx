import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../texts/TextsProvider';
import { type MessageTexts, messageTexts } from './message.texts';

/** Props of `Message`; the rest goes to the root. */
export interface MessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  variant?: 'info' | 'success' | 'warning' | 'error';
  /** A line that says it in short. */
  title?: ReactNode;
  texts?: Partial<MessageTexts>;
}

const ICONS = {
  info: IconInfoCircleFilled,
  success: IconCircleCheckFilled,
  warning: IconAlertTriangleFilled,
  error: IconAlertOctagonFilled,
};

/** Says something about the content around it. Give it `role="alert"` or `"status"` where it comes while the page is used. */
export function Message({
  variant = 'info',
  title,
  texts,
  children,
  className,
  ...rest
}: MessageProps) {
  const Icon = ICONS[variant];
  const names = useTexts(messageTexts, texts);

  return (
    <div {...rest} className={clsx('ui-message', className)} data-variant={variant}>
      <Icon className="ui-message-icon" aria-hidden />
      <div className="ui-message-content">
        <span className="ui-visually-hidden">{names[variant]}: </span>
        {title && <p className="ui-message-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
