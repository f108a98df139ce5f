import type * as kit from '../index';

/** A state attribute, with what it says. */
type Attributes = Partial<Record<`data-${string}`, string>>;

const isOpen = { 'data-open': 'It is open.' };
const isInvalid = { 'data-invalid': 'It has an `error`.' };
const isSaving = { 'data-busy': 'A change is being saved.' };
const hasNumbers = { 'data-numeric': 'It holds numbers, which stand at the end.' };
const status = { 'data-variant': 'Always: `info`, `success`, `warning` or `error`.' };

/** The state attributes of each part: what to style by, as class names are not API. */
export const stateAttributes = {
  AccordionItem: { ...isOpen, 'data-disabled': 'It can be neither opened nor closed.' },
  AccordionMore: { 'data-open': 'Its items are shown.' },
  Banner: status,
  Button: {
    'data-variant': 'Always: `primary`, `secondary`, `tertiary`, `danger` or `danger-primary`.',
    'data-loading': 'Its action is under way.',
    'data-disabled': 'It refuses presses.',
    'data-icon-only': 'It has `iconOnly`.',
  },
  Checkbox: { ...isInvalid, ...isSaving },
  DialogClose: { 'data-cross': 'It is the cross: it has no children and no `render`.' },
  DialogPopup: { ...isOpen, 'data-variant': 'Always: `modal` or `alert`.' },
  DialogTrigger: { 'data-open': 'Its dialog is open.' },
  EditableRow: isOpen,
  ErrorPage: { 'data-variant': 'Always: `error` or `block`.' },
  Header: {
    'data-brand': 'The bar has a `theme` of its own: its name.',
    'data-logo': 'The logo is in the middle: `center`.',
  },
  HelpTooltipTrigger: {
    'data-open': 'Its text is shown.',
    'data-mark': 'It is the question mark: it has no `render`.',
  },
  Loader: {
    'data-size': 'Always: `small`, `medium` or `large`.',
    'data-delayed': 'It appears after a moment.',
  },
  Message: status,
  NavItem: { 'data-current': 'It leads to the page that is shown.' },
  NavMenu: isOpen,
  NotificationHistory: isOpen,
  PopoverClose: { 'data-cross': 'It is the cross: it has no children and no `render`.' },
  PopoverPopup: {
    ...isOpen,
    'data-placement': 'Always: the preferred side, `top`, `bottom`, `left` or `right`.',
    'data-align': 'Always: the preferred alignment, `start`, `center` or `end`.',
  },
  PopoverTrigger: { 'data-open': 'Its popover is open.' },
  Radio: { 'data-checked': 'It is chosen.', ...isSaving },
  RadioGroup: {
    'data-orientation': 'Always: `vertical` or `horizontal`.',
    ...isInvalid,
    ...isSaving,
  },
  Skeleton: { 'data-shape': 'It has a `shape`: `block`, `text` or `circle`.' },
  Step: { 'data-state': 'Always: `complete`, `current` or `upcoming`.' },
  TableCell: hasNumbers,
  TableHeader: hasNumbers,
  TabsList: {
    'data-more-before': 'More tabs are before the first one in view.',
    'data-more-after': 'More tabs are after the last one in view.',
  },
  TabsPanel: { 'data-selected': 'It is shown.' },
  TabsTab: {
    'data-value': 'Always: its `value`.',
    'data-selected': 'Its panel is shown.',
    'data-disabled': 'It cannot be selected.',
  },
  Tag: { 'data-variant': 'Always: `neutral`, `info`, `success`, `warning` or `error`.' },
  TextArea: { 'data-invalid': 'It has an `error`, or its text is too long.' },
  TextField: isInvalid,
  TooltipPopup: {
    ...isOpen,
    'data-placement': 'Always: the preferred side, `top`, `bottom`, `left` or `right`.',
  },
  TooltipTrigger: {
    'data-open': 'Its tooltip is open.',
    'data-plain': 'It is the plain button: it has no `render`.',
  },
} satisfies { [Part in keyof typeof kit]?: Attributes };
