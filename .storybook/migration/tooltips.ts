import type { Peer } from './Peer';

const placement = [
  '`placement`',
  'The preferred side; it uses another side without room.',
] as const;
const shortText = 'A tooltip contains a few words. Use `HelpTooltip` for controls and long texts.';
const touch =
  'Phones have no hover: use `HelpTooltip` for text that everybody must be able to read.';

export const tooltips: Peer[] = [
  {
    from: 'Radix 1.4 (`@radix-ui/react-tooltip`)',
    parts: [
      '`Provider`, `Root`, `Trigger`, `Portal`, `Content`',
      '`TooltipRoot`, `TooltipTrigger`, `TooltipPopup`, or `Tooltip`',
    ],
    props: [
      ['`Trigger asChild`', '`render`', 'Or `children` of `Tooltip`.'],
      ['children of `Content`', 'children of `TooltipPopup`', 'Or `content` of `Tooltip`.'],
      [
        '`delayDuration`, `skipDelayDuration`',
        '`delayMs`',
        '250 by default; none between neighbours.',
      ],
      [
        '`open`, `defaultOpen`, `onOpenChange`',
        'the same',
        'The details contain the reason and `cancel()`.',
      ],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `sticky`, `avoidCollisions`, `collisionBoundary`, `collisionPadding`, `hideWhenDetached`, `updatePositionStrategy`',
        ...placement,
      ],
      [
        '`onEscapeKeyDown`, `onPointerDownOutside`',
        '`onOpenChange`',
        'The details contain the reason. Both close the tooltip.',
      ],
      ['`aria-label` of `Content`', '', 'Screen readers read the visible text.'],
      [
        '`disableHoverableContent`',
        '',
        'The pointer can always move onto the tooltip (WCAG 1.4.13).',
      ],
      [
        '`Arrow`, `arrowPadding`, `container`, `forceMount`',
        '',
        'It is in the top layer, and needs no portal.',
      ],
    ],
    differs: [shortText, touch],
  },
  {
    from: 'Base UI 1.9 (`@base-ui/react/tooltip`)',
    parts: [
      '`Provider`, `Root`, `Trigger`, `Positioner`, `Popup`',
      '`TooltipRoot`, `TooltipTrigger`, `TooltipPopup`, or `Tooltip`',
    ],
    props: [
      ['`Trigger render`', '`render`', 'Or `children` of `Tooltip`.'],
      ['children of `Popup`', 'children of `TooltipPopup`', 'Or `content` of `Tooltip`.'],
      [
        '`delay`, `closeDelay`, `timeout`',
        '`delayMs`',
        '250 by default, not 600; none between neighbours.',
      ],
      [
        '`open`, `defaultOpen`, `onOpenChange`',
        'the same',
        'The details contain the reason and `cancel()`.',
      ],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `anchor`, `positionMethod`, `sticky`, `arrowPadding`, `collisionAvoidance`, `collisionBoundary`, `collisionPadding`, `disableAnchorTracking`',
        ...placement,
      ],
      [
        '`trackCursorAxis`, `handle`, `payload`, `triggerId`, `defaultTriggerId`',
        '',
        'It is placed at its trigger, which is its child.',
      ],
      [
        '`disableHoverablePopup`',
        '',
        'The pointer can always move onto the tooltip (WCAG 1.4.13).',
      ],
      ['`closeOnClick`', '', 'A click closes it.'],
      ['`disabled`', '', 'Do not render `Tooltip`.'],
      ['`onOpenChangeComplete`, `actionsRef`', '', 'CSS animates it; no callback is needed.'],
      ['`keepMounted`, `container`', '', 'It is in the top layer, and needs no portal.'],
    ],
    differs: [
      shortText,
      touch,
      'The tooltip describes the trigger automatically (`aria-describedby`).',
    ],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Tooltip`, `HelpText`', '`Tooltip`, `HelpTooltip`'],
    props: [
      ['`content`', '`content`'],
      ['`children`', '`children`'],
      ['`describesChild`', '', 'It describes the child, and names a child without a name.'],
      ['`placement`, `offset`, `arrow`', ...placement],
      ['`delay`', '`delayMs`', '250 by default, not 150.'],
      [
        '`open`, `defaultOpen`, `onOpenChange`',
        'the same',
        'The details contain the reason and `cancel()`.',
      ],
      ['`keys`, `maxChar`', '', 'Write the keys in `content`.'],
      ['`data-color`, `wrapperClassName`', '', 'Set by tokens; `className` goes to the root.'],
      ['`title` of `HelpText`', '`texts`', "`{ show }`; or `about`: 'Hjelp om månedspris'."],
      [
        '`placement`, `strategy` of `HelpText`',
        '',
        'Beside its button, and in the text on narrow screens.',
      ],
    ],
    differs: [
      'Their tooltip names its trigger by default; ours only a trigger without a name.',
      shortText,
    ],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Tooltip`', '`Tooltip`'],
    props: [
      ['`content`', '`content`', 'May be an element.'],
      ['`children`', '`children`', 'May be a text, as before.'],
      ['`placement`, `autoPlacement`', ...placement],
      ['`type`', '', 'It describes the trigger, and names a trigger without a name.'],
      ['`data-color`, `data-size`', '', 'Set by tokens.'],
      ['`open`', '`open`', 'Deprecated in their library.'],
    ],
    differs: [shortText],
  },
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/tooltip`)',
    parts: [
      '`Tooltip`, `TooltipTrigger`, `TooltipContent`, `PopupTip`',
      '`TooltipRoot`, `TooltipTrigger`, `TooltipPopup`, `HelpTooltip`',
    ],
    props: [
      ['children of `TooltipTrigger`', 'the same'],
      ['children of `TooltipContent`', 'children of `TooltipPopup`'],
      ['`triggerOn="click"`, `PopupTip`', '`HelpTooltip`'],
      ['`content` of `PopupTip`', '`children`', 'Of `HelpTooltip`.'],
      ['`initialOpen`', '`defaultOpen`', 'Of `HelpTooltip`.'],
      ['`onOpenChange`', '`onOpenChange`', 'Of `HelpTooltip`, with the reason.'],
      ['`delay`', '`delayMs`', '250 by default, as before.'],
      ['`placement`', ...placement],
      ['`triggerProps`', 'props of `HelpTooltipTrigger`'],
    ],
    differs: ["The button of both has the name 'Vis hjelpetekst'.", shortText],
  },
];
