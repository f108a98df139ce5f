import type { ChangeReason } from '../internals/useControlled';
import type { PartsWith, ReasonsOf } from './partsWith';

/** A part that opens or chooses. */
type ChangingPart = PartsWith<'onOpenChange' | 'onValueChange' | 'onCheckedChange'>;
type Reasons<Part extends ChangingPart> = Record<ReasonsOf<Part>, string>;

/** What each reason means, whatever the part. */
export const reasonMeanings: Record<ChangeReason, string> = {
  'trigger-press': 'The control of the part is pressed.',
  'close-press': 'A button that closes the part is pressed.',
  'item-press': 'An item of the part is chosen.',
  escape: 'The Escape key is pressed.',
  'outside-press': 'Something outside the part is pressed.',
  focus: 'The control gets the focus.',
  'focus-out': 'The focus leaves the part.',
  hover: 'The pointer comes to the part, or leaves it.',
  'find-in-page': 'The browser finds text in the part.',
  group: 'Another item of the same group opens.',
  programmatic: 'The code of the application changes the part.',
};

const accordion: Reasons<'AccordionItem'> = {
  'trigger-press': 'The heading of the item is pressed.',
  'find-in-page': 'The browser finds text in the item, or an address leads into it.',
  group:
    'Another item opens, with `multiple={false}` and no `value` or `defaultValue` on the root.',
  programmatic: 'Code closes the `<details>` element.',
};
const dialog: Reasons<'DialogRoot'> = {
  'trigger-press': '`DialogTrigger` is pressed.',
  'close-press': '`DialogClose` is pressed, such as the cross.',
  escape: 'The Escape key is pressed.',
  'outside-press': 'The page beside the dialog is pressed, with `closeOnOutsidePress`.',
  programmatic: 'Code calls `close()` on the `<dialog>` element.',
};
const helpTooltip: Reasons<'HelpTooltipRoot'> = {
  'trigger-press': 'The button is pressed.',
  hover: 'The mouse rests on the button or leaves the button and the text, with `openOnHover`.',
  focus: 'The keyboard moves the focus to the button, with `openOnHover`.',
  'focus-out': 'The focus leaves the button that it opened.',
  escape: 'The Escape key is pressed.',
  'outside-press': 'Something outside is pressed while the text lies over the page.',
};
const tooltip: Reasons<'TooltipRoot'> = {
  hover: 'The pointer comes to the trigger, or leaves the trigger and the tooltip.',
  focus: 'The keyboard moves the focus to the trigger, or to the trigger of another tooltip.',
  'focus-out': 'The focus leaves the trigger.',
  'trigger-press': 'The trigger is pressed, which closes the tooltip.',
  escape: 'The Escape key is pressed.',
  programmatic: 'Code opens another tooltip.',
};

/** Which reasons each part gives, and when. The types refuse a reason too many and one too few. */
export const changeReasons: { [Part in ChangingPart]: Reasons<Part> } = {
  AccordionRoot: accordion,
  AccordionItem: accordion,
  AccordionMore: {
    'trigger-press': "'Vis flere' or 'Vis færre' is pressed.",
    'find-in-page': 'The browser finds text in a hidden item.',
  },
  Checkbox: { 'trigger-press': 'A person ticks the box, or takes the tick away.' },
  Dialog: dialog,
  DialogRoot: dialog,
  EditableRow: {
    'trigger-press': "'Endre' is pressed.",
    'close-press': "'Avbryt' is pressed.",
  },
  HelpTooltip: helpTooltip,
  HelpTooltipRoot: helpTooltip,
  NavMenu: {
    'trigger-press': "'Meny' or 'Lukk' is pressed.",
    'item-press': 'A link in the menu is pressed.',
    hover: 'The mouse rests on the menu, or leaves it.',
    escape: 'The Escape key is pressed.',
    'outside-press': 'Something outside the menu is pressed.',
    'focus-out': 'The focus leaves the menu.',
  },
  NotificationHistory: {
    'trigger-press': 'The bell is pressed.',
    'item-press': 'A link in the panel is pressed.',
    'close-press': 'The close button of the panel is pressed.',
    escape: 'The Escape key is pressed.',
    'outside-press': 'Something outside the panel is pressed, other than a toast.',
    'focus-out': 'The focus leaves the panel, other than to a toast.',
  },
  PopoverRoot: {
    'trigger-press': '`PopoverTrigger` is pressed.',
    'close-press': '`PopoverClose` is pressed.',
    escape: 'The Escape key is pressed.',
    'outside-press': 'Something outside is pressed, other than a toast.',
    'focus-out': 'The focus leaves the popover, other than to a toast.',
  },
  RadioGroup: { 'item-press': 'A person chooses a radio button.' },
  TabsRoot: {
    'item-press': 'A tab is pressed.',
    focus: 'The arrow keys move the focus to a tab.',
    'find-in-page': 'The browser finds text in a hidden panel.',
  },
  Tooltip: tooltip,
  TooltipRoot: tooltip,
};
