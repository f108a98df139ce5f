import { type ComponentProps, forwardRef } from 'react';
import { ownElement } from '../internals/ownElement';
import { renderPart } from '../internals/renderElement';
import { type Status, StatusIcon } from '../internals/status/StatusIcon';
import { type MessageTexts, messageTexts } from '../message/message.texts';
import { useTexts } from '../texts/TextsProvider';

/** Props of `Banner`; the rest goes to the root. */
export interface BannerProps extends ComponentProps<'div'> {
  /** The kind of news: decides colour, icon and the name that is read. @default 'warning' */
  variant?: Status | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<MessageTexts> | undefined;
}

/**
 * Says something about the whole service, across the page and above its content. Give a banner that appears while the
 * page is in use `role="status"`.
 * @attribute data-variant Always: `info`, `success`, `warning` or `error`.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { variant = 'warning', texts, children, ...rest },
  ref,
) {
  const names = useTexts(messageTexts, texts);
  const content = (
    <>
      <div className="ui-banner-bar">
        <StatusIcon status={variant} />
        <div className="ui-banner-content">
          <span className="ui-visually-hidden">{`${names[variant]}: `}</span>
          {ownElement(children)}
        </div>
      </div>
    </>
  );
  const own = { className: 'ui-status ui-banner', children: content };
  return renderPart('div', { ...rest, ref }, own, { variant });
});
