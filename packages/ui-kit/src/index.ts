export type { AccordionChange, HeadingLevel } from './accordion/AccordionContext';
export { AccordionItem, type AccordionItemProps } from './accordion/AccordionItem';
export {
  AccordionMore,
  type AccordionMoreChange,
  type AccordionMoreProps,
} from './accordion/AccordionMore';
export { AccordionPanel, type AccordionPanelProps } from './accordion/AccordionPanel';
export { AccordionRoot, type AccordionRootProps } from './accordion/AccordionRoot';
export { AccordionTrigger, type AccordionTriggerProps } from './accordion/AccordionTrigger';
export type { AccordionMoreTexts } from './accordion/accordionMore.texts';
export { Badge, type BadgeProps } from './badge/Badge';
export { Banner, type BannerProps } from './banner/Banner';
export { breakpoints } from './breakpoints';
export { Button, type ButtonProps, type ButtonState } from './button/Button';
export { Card, CardLink, type CardLinkProps, type CardProps } from './card/Card';
export { Checkbox, type CheckboxChange, type CheckboxProps } from './checkbox/Checkbox';
export {
  CheckboxGroup,
  type CheckboxGroupChange,
  type CheckboxGroupProps,
} from './checkbox-group/CheckboxGroup';
export type { CheckboxGroupTexts } from './checkbox-group/checkboxGroup.texts';
export { DateField, type DateFieldProps } from './date-field/DateField';
export type { DateFieldTexts } from './date-field/dateField.texts';
export type { DateProblem } from './date-field/readDate';
export type { DateFieldChange } from './date-field/useDateText';
export {
  DescriptionRow,
  type DescriptionRowProps,
  DescriptionTable,
  type DescriptionTableProps,
} from './description-table/DescriptionTable';
export {
  EditableRow,
  type EditableRowChange,
  type EditableRowProps,
} from './description-table/EditableRow';
export type { EditableRowTexts } from './description-table/editableRow.texts';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { DialogClose, type DialogCloseProps, type DialogCloseState } from './dialog/DialogClose';
export type { DialogChange } from './dialog/DialogContext';
export { DialogDescription, type DialogDescriptionProps } from './dialog/DialogDescription';
export {
  DialogPopup,
  type DialogPopupProps,
  type DialogPopupState,
} from './dialog/DialogPopup';
export { DialogRoot, type DialogRootProps } from './dialog/DialogRoot';
export { DialogTitle, type DialogTitleProps } from './dialog/DialogTitle';
export {
  DialogTrigger,
  type DialogTriggerProps,
  type DialogTriggerState,
} from './dialog/DialogTrigger';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure';
export { ErrorPage, type ErrorPageProps } from './error-page/ErrorPage';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary/ErrorSummary';
export {
  ErrorSummaryItem,
  type ErrorSummaryItemProps,
} from './error-summary/ErrorSummaryItem';
export type { ErrorSummaryTexts } from './error-summary/errorSummary.texts';
export { ExternalLink, type ExternalLinkProps } from './external-link/ExternalLink';
export type { ExternalLinkTexts } from './external-link/externalLink.texts';
export { Footer, type FooterProps } from './footer/Footer';
export type { FooterContact } from './footer/FooterContactInfo';
export type { FooterTexts } from './footer/footer.texts';
export { Header, HeaderLogo, type HeaderLogoProps, type HeaderProps } from './header/Header';
export { HelpTooltip, type HelpTooltipProps } from './help-tooltip/HelpTooltip';
export type { HelpTooltipChange } from './help-tooltip/HelpTooltipContext';
export { HelpTooltipPopup, type HelpTooltipPopupProps } from './help-tooltip/HelpTooltipPopup';
export {
  HelpTooltipRoot,
  type HelpTooltipRootProps,
} from './help-tooltip/HelpTooltipRoot';
export {
  HelpTooltipTrigger,
  type HelpTooltipTriggerProps,
  type HelpTooltipTriggerState,
} from './help-tooltip/HelpTooltipTrigger';
export type { HelpTooltipTexts } from './help-tooltip/helpTooltip.texts';
export type { Align, Placement } from './internals/anchor';
export type {
  CloseButtonTexts as DialogTexts,
  CloseButtonTexts as PopoverTexts,
} from './internals/closeButton.texts';
export type { FieldTexts } from './internals/field/field.texts';
export { mergeProps } from './internals/mergeProps';
export type { RenderProp } from './internals/renderElement';
export type { Status } from './internals/status/StatusIcon';
export type { ChangeDetails, ChangeReason } from './internals/useControlled';
export { Link, type LinkProps } from './link/Link';
export { LinkCard, type LinkCardProps } from './link-card/LinkCard';
export { Loader, type LoaderProps } from './loader/Loader';
export type { LoaderTexts } from './loader/loader.texts';
export { LoadingRegion, type LoadingRegionProps } from './loading-region/LoadingRegion';
export { Message, type MessageProps } from './message/Message';
export type { MessageTexts } from './message/message.texts';
export { NavBar, type NavBarProps } from './nav/NavBar';
export { NavItem, type NavItemProps, type NavItemState } from './nav/NavItem';
export { NavMenu, type NavMenuChange, type NavMenuProps } from './nav/NavMenu';
export type { NavTexts } from './nav/nav.texts';
export {
  NotificationHistory,
  type NotificationHistoryChange,
  type NotificationHistoryProps,
} from './notification-history/NotificationHistory';
export type { NotificationHistoryTexts } from './notification-history/notificationHistory.texts';
export {
  getToastHistory,
  type ToastHistory,
  type ToastHistoryItem,
} from './notification-history/toastHistory';
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
export {
  PopoverClose,
  type PopoverCloseProps,
  type PopoverCloseState,
} from './popover/PopoverClose';
export type { PopoverChange } from './popover/PopoverContext';
export {
  PopoverPopup,
  type PopoverPopupProps,
  type PopoverPopupState,
} from './popover/PopoverPopup';
export { PopoverRoot, type PopoverRootProps } from './popover/PopoverRoot';
export { PopoverTitle, type PopoverTitleProps } from './popover/PopoverTitle';
export {
  PopoverTrigger,
  type PopoverTriggerProps,
  type PopoverTriggerState,
} from './popover/PopoverTrigger';
export { Radio, type RadioProps } from './radio-group/Radio';
export { RadioGroup, type RadioGroupChange, type RadioGroupProps } from './radio-group/RadioGroup';
export {
  Select,
  type SelectChange,
  type SelectGroup,
  type SelectOption,
  type SelectProps,
  type SelectValue,
} from './select/Select';
export type { SelectTexts } from './select/select.texts';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink';
export type { SkipLinkTexts } from './skip-link/skipLink.texts';
export { Step, type StepProps, type StepState } from './steps/Step';
export { Steps, type StepsProps } from './steps/Steps';
export type { StepProgress } from './steps/StepsContext';
export type { StepsTexts } from './steps/steps.texts';
export {
  Table,
  TableCell,
  type TableCellProps,
  TableHeader,
  type TableHeaderProps,
  type TableProps,
} from './table/Table';
export type { TabsChange } from './tabs/TabsContext';
export { TabsList, type TabsListProps, type TabsListState } from './tabs/TabsList';
export { TabsPanel, type TabsPanelProps } from './tabs/TabsPanel';
export { TabsRoot, type TabsRootProps } from './tabs/TabsRoot';
export { TabsTab, type TabsTabProps, type TabsTabState } from './tabs/TabsTab';
export { Tag, type TagProps } from './tag/Tag';
export { TextArea, type TextAreaProps } from './text-area/TextArea';
export type { TextAreaTexts } from './text-area/textArea.texts';
export { TextField, type TextFieldProps } from './text-field/TextField';
export { type Language, TextsProvider, type TextsProviderProps } from './texts/TextsProvider';
export {
  createToast,
  type ToastCallOptions,
  type ToastFunction,
  type ToastPromiseText,
  type ToastPromiseTexts,
} from './toast/createToast';
export { useToast } from './toast/ToastContext';
export { ToastProvider, type ToastProviderProps } from './toast/ToastProvider';
export type { ToastPlacement } from './toast/ToastRegion';
export type { ToastTexts } from './toast/toast.texts';
export {
  createToastQueue,
  type ShownToast,
  type ToastAction,
  type ToastCloseReason,
  type ToastContent,
  type ToastObserver,
  type ToastOptions,
  type ToastQueue,
  type ToastQueueOptions,
} from './toast/toastQueue';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
export type { TooltipChange } from './tooltip/TooltipContext';
export {
  TooltipPopup,
  type TooltipPopupProps,
  type TooltipPopupState,
} from './tooltip/TooltipPopup';
export { TooltipProvider, type TooltipProviderProps } from './tooltip/TooltipProvider';
export { TooltipRoot, type TooltipRootProps } from './tooltip/TooltipRoot';
export {
  TooltipTrigger,
  type TooltipTriggerProps,
  type TooltipTriggerState,
} from './tooltip/TooltipTrigger';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden';
