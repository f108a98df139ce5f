import type { Peer } from './Peer';

const details =
  'Each item is a `<details>`: it works before scripts have loaded, and find-in-page opens it.';
const heading = 'The level of the headings is required: one below the heading above them.';

export const accordions: Peer[] = [
  {
    from: 'Radix 1.3 (`@radix-ui/react-accordion`)',
    parts: ['`Root`, `Item`, `Header`, `Trigger`, `Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      [
        '`type="single"`, `type="multiple"`',
        '`multiple`',
        'Several items can be open unless `multiple={false}`.',
      ],
      ['`value`, `defaultValue` of the root', '`value`, `defaultValue`', 'Or `open` of each item.'],
      ['`onValueChange`', '`onValueChange`', 'Its details contain the reason.'],
      ['`value` of an item', '`value`', 'Required when the root has one.'],
      ['`collapsible`', '', 'An open item can always be closed.'],
      [
        '`forceMount` of `Content`',
        '',
        'Closed content is always in the page, and find-in-page finds it.',
      ],
      ['children of `Header`, `Trigger`', '`heading`', 'Of the item, or `AccordionTrigger`.'],
      ['`asChild` for the level of `Header`', '`headingLevel`', 'Of the root, for all items.'],
      ['`disabled`', '`disabled`', 'Of each item, which keeps focus and can be read.'],
      ['`orientation`, `dir`', '', 'Items are stacked; the direction is that of the page.'],
    ],
    differs: [details, heading, 'Tab moves from heading to heading; arrow keys scroll the page.'],
  },
  {
    from: 'Base UI 1.9 (`@base-ui/react/accordion`)',
    parts: ['`Root`, `Item`, `Header`, `Trigger`, `Panel`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['`multiple`', '`multiple`', 'On by default; theirs is off.'],
      [
        '`value`, `defaultValue` of the root',
        '`value`, `defaultValue`',
        'One, or null, unless `multiple`.',
      ],
      ['`onValueChange`', '`onValueChange`', 'Its details contain the reason.'],
      ['`onOpenChange` of an item', '`onOpenChange`', '`(open, { reason, event, cancel })`.'],
      ['`value` of an item', '`value`', 'Required when the root has one.'],
      ['children of `Header`, `Trigger`', '`heading`', 'Of the item, or `AccordionTrigger`.'],
      ['`render` for the level of `Header`', '`headingLevel`', 'Of the root, for all items.'],
      ['`nativeButton` of `Trigger`', '', 'Always a `<summary>`.'],
      [
        '`hiddenUntilFound`, `keepMounted`',
        '',
        'Closed content is always in the page, and find-in-page finds it.',
      ],
      ['`disabled`', '`disabled`', 'Of each item, which keeps focus and can be read.'],
      ['`orientation`, `loopFocus`', '', 'Items are stacked, and arrow keys scroll the page.'],
    ],
    differs: [details, heading, 'Tab moves from heading to heading; arrow keys scroll the page.'],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Accordion`, `.Item`, `.Header`, `.Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['children of `Accordion.Header`', '`heading`', 'Of the item.'],
      ['`open`, `defaultOpen`', '`open`, `defaultOpen`'],
      ['`onOpenChange`', '`onOpenChange`', 'Its details contain the reason.'],
      ['`size`, `headingSize`, `variant`, `indent`, `data-color`', '', 'Set by tokens.'],
      ['`as`', '', 'A `<div>`; put a `<section>` around it.'],
    ],
    differs: [details, heading],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Details`, `.Summary`, `.Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['children of `Details.Summary`', '`heading`', 'Of the item.'],
      ['`open`, `defaultOpen`', '`open`, `defaultOpen`'],
      ['`onToggle`', '`onOpenChange`', '`(open, { reason, event, cancel })`.'],
      ['`variant`, `data-color`, `data-size`', '', 'Set by tokens.'],
    ],
    differs: ['Items need an `AccordionRoot`, also a single one.', heading],
  },
  {
    from: 'FFE 101 (`@sb1/ffe-accordion-react`)',
    parts: ['`Accordion`, `AccordionItem`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['`headingLevel`', '`headingLevel`', 'Also required.'],
      ['`heading`', '`heading`'],
      ['`defaultOpen`', '`defaultOpen`'],
      ['`isOpen`', '`open`'],
      ['`onToggleOpen(isOpen)`', '`onOpenChange`', 'Its details contain the reason.'],
      ['`ariaLabel`', '', 'The heading names the item.'],
      ['`noPadding`', '', 'Style your own content.'],
    ],
    differs: [details],
  },
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/expander`)',
    parts: ['`ExpandablePanel`, `Expander`, `.Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['children of `Expander`', '`heading`', 'Of the item.'],
      ['`open`, `defaultOpen`', '`open`, `defaultOpen`'],
      ['`onOpenChange(open)`', '`onOpenChange`', 'Its details contain the reason.'],
      ['`variant`', '', 'Set by tokens.'],
      ['`expandDirection`, `icon`', '', 'It always expands down, with a chevron.'],
    ],
    differs: [details, heading, "'Vis flere' is `AccordionMore`."],
  },
];
