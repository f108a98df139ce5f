import type { Peer } from './Peer';

const details =
  'Each item is a `<details>`: it works before scripts do, and find-in-page opens it.';
const heading =
  'The level of the headings must be given: one below the heading that they stand under.';

export const accordions: Peer[] = [
  {
    from: 'Radix 1.3 (`@radix-ui/react-accordion`)',
    parts: ['`Root`, `Item`, `Header`, `Trigger`, `Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      [
        '`type="single"`, `type="multiple"`',
        '`multiple`',
        'Several at once unless `multiple={false}`.',
      ],
      ['`value`, `defaultValue` of the root', '`value`, `defaultValue`', 'Or `open` of each item.'],
      ['`onValueChange`', '`onValueChange`', 'With the reason.'],
      ['`value` of an item', '`value`', 'Needed where the root has one.'],
      ['`collapsible`', '', 'What is open can always be closed.'],
      ['`forceMount` of `Content`', '', 'Closed content is always there, and always found.'],
      ['children of `Header`, `Trigger`', '`heading`', 'Of the item, or `AccordionTrigger`.'],
      ['`asChild` for the level of `Header`', '`headingLevel`', 'Of the root, for all.'],
      ['`disabled`', '`disabled`', 'Of each item, which can still be reached and read.'],
      ['`orientation`, `dir`', '', 'Items stand below each other; direction is the page’s.'],
    ],
    differs: [details, heading, 'Tab leads from heading to heading; arrow keys scroll the page.'],
  },
  {
    from: 'Base UI 1.9 (`@base-ui/react/accordion`)',
    parts: ['`Root`, `Item`, `Header`, `Trigger`, `Panel`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['`multiple`', '`multiple`', 'On unless turned off; theirs was off.'],
      [
        '`value`, `defaultValue` of the root',
        '`value`, `defaultValue`',
        'One, or null, unless `multiple`.',
      ],
      ['`onValueChange`', '`onValueChange`', 'With the reason.'],
      ['`onOpenChange` of an item', '`onOpenChange`', '`(open, { reason, event, cancel })`.'],
      ['`value` of an item', '`value`', 'Needed where the root has one.'],
      ['children of `Header`, `Trigger`', '`heading`', 'Of the item, or `AccordionTrigger`.'],
      ['`render` for the level of `Header`', '`headingLevel`', 'Of the root, for all.'],
      ['`nativeButton` of `Trigger`', '', 'Always a `<summary>`.'],
      [
        '`hiddenUntilFound`, `keepMounted`',
        '',
        'Closed content is always there, and always found.',
      ],
      ['`disabled`', '`disabled`', 'Of each item, which can still be reached and read.'],
      [
        '`orientation`, `loopFocus`',
        '',
        'Items stand below each other, and arrow keys scroll the page.',
      ],
    ],
    differs: [details, heading, 'Tab leads from heading to heading; arrow keys scroll the page.'],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Accordion`, `.Item`, `.Header`, `.Content`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['children of `Accordion.Header`', '`heading`', 'Of the item.'],
      ['`open`, `defaultOpen`', '`open`, `defaultOpen`'],
      ['`onOpenChange`', '`onOpenChange`', 'With the reason.'],
      ['`size`, `headingSize`, `variant`, `indent`, `data-color`', '', 'By tokens.'],
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
      ['`variant`, `data-color`, `data-size`', '', 'By tokens.'],
    ],
    differs: ['Items stand in an `AccordionRoot`, one alone too.', heading],
  },
  {
    from: 'FFE 101 (`@sb1/ffe-accordion-react`)',
    parts: ['`Accordion`, `AccordionItem`', '`AccordionRoot`, `AccordionItem`'],
    props: [
      ['`headingLevel`', '`headingLevel`', 'Required here as well.'],
      ['`heading`', '`heading`'],
      ['`defaultOpen`', '`defaultOpen`'],
      ['`isOpen`', '`open`'],
      ['`onToggleOpen(isOpen)`', '`onOpenChange`', 'With the reason.'],
      ['`ariaLabel`', '', 'The heading is the name.'],
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
      ['`onOpenChange(open)`', '`onOpenChange`', 'With the reason.'],
      ['`variant`', '', 'By tokens.'],
      ['`expandDirection`, `icon`', '', 'Always down, with a chevron.'],
    ],
    differs: [details, heading, "'Vis flere' is `AccordionMore`."],
  },
];
