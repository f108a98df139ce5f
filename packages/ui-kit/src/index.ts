export { Button, type ButtonProps } from './button/Button';
export { Card, type CardProps } from './card/Card';
export { ExternalLink, type ExternalLinkProps } from './external-link/ExternalLink';
export type { ExternalLinkTexts } from './external-link/externalLink.texts';
export { Header, type HeaderProps } from './header/Header';
export { Link, type LinkProps } from './link/Link';
export { Loader, type LoaderProps } from './loader/Loader';
export type { LoaderTexts } from './loader/loader.texts';
export { LoadingRegion, type LoadingRegionProps } from './loading-region/LoadingRegion';
export { Message, type MessageProps } from './message/Message';
export type { MessageTexts } from './message/message.texts';
export {
  CardGrid,
  type CardGridProps,
  Page,
  type PageProps,
  PageTitle,
  type PageTitleProps,
  Section,
  type SectionProps,
} from './page/Page';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { Tag, type TagProps } from './tag/Tag';
export { type Language, TextsProvider, type TextsProviderProps } from './texts/TextsProvider';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden';
