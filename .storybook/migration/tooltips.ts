import type { Peer } from './Peer';

const placement = ['`placement`', 'The preferred side; it takes the one that has room.'] as const;
const words =
  'A tooltip says a few words. What can be pressed, or is long, belongs in `HelpTooltip`.';
const touch = 'Nobody hovers on a phone: what everybody must be able to read is a `HelpTooltip`.';

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
      ['`open`, `defaultOpen`, `onOpenChange`', 'the same', 'With the reason, and `cancel()`.'],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `sticky`, `avoidCollisions`, `collisionBoundary`, `collisionPadding`, `hideWhenDetached`, `updatePositionStrategy`',
        ...placement,
      ],
      [
        '`onEscapeKeyDown`, `onPointerDownOutside`',
        '`onOpenChange`',
        'With the reason. A tip closes by both.',
      ],
      ['`aria-label` of `Content`', '', 'What is seen is what is read.'],
      [
        '`disableHoverableContent`',
        '',
        'The pointer may always travel onto the tip (WCAG 1.4.13).',
      ],
      [
        '`Arrow`, `arrowPadding`, `container`, `forceMount`',
        '',
        'It stands in the top layer, and needs no portal.',
      ],
    ],
    differs: [words, touch],
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
      ['`open`, `defaultOpen`, `onOpenChange`', 'the same', 'With the reason, and `cancel()`.'],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `anchor`, `positionMethod`, `sticky`, `arrowPadding`, `collisionAvoidance`, `collisionBoundary`, `collisionPadding`, `disableAnchorTracking`',
        ...placement,
      ],
      [
        '`trackCursorAxis`, `handle`, `payload`, `triggerId`, `defaultTriggerId`',
        '',
        'It stands at its trigger, which is its child.',
      ],
      ['`disableHoverablePopup`', '', 'The pointer may always travel onto the tip (WCAG 1.4.13).'],
      ['`closeOnClick`', '', 'A press closes it.'],
      ['`disabled`', '', 'Leave `Tooltip` out.'],
      [
        '`onOpenChangeComplete`, `actionsRef`',
        '',
        'CSS animates it; there is nothing to wait for.',
      ],
      ['`keepMounted`, `container`', '', 'It stands in the top layer, and needs no portal.'],
    ],
    differs: [
      words,
      touch,
      'The trigger is described by the tip (`aria-describedby`) without your doing.',
    ],
  },
  {
    from: 'Aksel 8.16 (`@navikt/ds-react`)',
    parts: ['`Tooltip`, `HelpText`', '`Tooltip`, `HelpTooltip`'],
    props: [
      ['`content`', '`content`'],
      ['`children`', '`children`'],
      ['`describesChild`', '', 'Describes, and names a child that has no name.'],
      ['`placement`, `offset`, `arrow`', ...placement],
      ['`delay`', '`delayMs`', '250 by default, not 150.'],
      ['`open`, `defaultOpen`, `onOpenChange`', 'the same', 'With the reason, and `cancel()`.'],
      ['`keys`, `maxChar`', '', 'Write the keys in `content`.'],
      ['`data-color`, `wrapperClassName`', '', 'By tokens; `className` is of the root.'],
      ['`title` of `HelpText`', '`texts`', "`{ show }`; or `about`: 'Hjelp om månedspris'."],
      [
        '`placement`, `strategy` of `HelpText`',
        '',
        'Beside its button, and in the text on narrow screens.',
      ],
    ],
    differs: [
      'Their tooltip names its trigger unless told otherwise; ours only where it has no other name.',
      words,
    ],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Tooltip`', '`Tooltip`'],
    props: [
      ['`content`', '`content`', 'An element too.'],
      ['`children`', '`children`', 'A text as well, as before.'],
      ['`placement`, `autoPlacement`', ...placement],
      ['`type`', '', 'Describes, and names a trigger that has no name.'],
      ['`data-color`, `data-size`', '', 'By tokens.'],
      ['`open`', '`open`', 'Deprecated there.'],
    ],
    differs: [words],
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
    differs: ["The button of both is called 'Vis hjelpetekst'.", words],
  },
];
