import type { Peer } from './Peer';

const noPosition = ['', 'It takes the side that has room.'] as const;
const words =
  'A tooltip says a few words. What can be pressed, or is long, belongs in `HelpTooltip`.';
const touch = 'Nobody hovers on a phone: what everybody must be able to read is a `HelpTooltip`.';

export const tooltips: Peer[] = [
  {
    from: 'Radix 1.4 (`@radix-ui/react-tooltip`)',
    parts: ['`Provider`, `Root`, `Trigger`, `Portal`, `Content`', '`Tooltip`'],
    props: [
      ['`Trigger asChild`', '`children`', 'Of `Tooltip`: the trigger itself.'],
      ['children of `Content`', '`content`'],
      ['`delayDuration`, `skipDelayDuration`', '', '250 ms, and none between neighbours.'],
      ['`open`, `defaultOpen`, `onOpenChange`', '', 'Of `HelpTooltip` alone.'],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `sticky`, `avoidCollisions`, `collisionBoundary`, `collisionPadding`, `hideWhenDetached`, `updatePositionStrategy`',
        ...noPosition,
      ],
      [
        '`onEscapeKeyDown`, `onPointerDownOutside`',
        '`onOpenChange`',
        'Of `HelpTooltip`, with the reason. A tip closes by both.',
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
    parts: ['`Provider`, `Root`, `Trigger`, `Positioner`, `Popup`', '`Tooltip`'],
    props: [
      ['`Trigger render`', '`children`', 'Of `Tooltip`: the trigger itself.'],
      ['children of `Popup`', '`content`'],
      ['`delay`, `closeDelay`, `timeout`', '', '250 ms, not 600; none between neighbours.'],
      ['`open`, `defaultOpen`, `onOpenChange`', '', 'Of `HelpTooltip` alone.'],
      [
        '`side`, `align`, `sideOffset`, `alignOffset`, `anchor`, `positionMethod`, `sticky`, `arrowPadding`, `collisionAvoidance`, `collisionBoundary`, `collisionPadding`, `disableAnchorTracking`',
        ...noPosition,
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
      ['`describesChild`', '', 'Always describes. Name an icon button with `aria-label`.'],
      ['`placement`, `offset`, `arrow`', ...noPosition],
      ['`delay`', '', '250 ms, not 150.'],
      ['`open`, `defaultOpen`, `onOpenChange`', '', 'Of `HelpTooltip` alone.'],
      ['`keys`, `maxChar`', '', 'Write the keys in `content`.'],
      ['`data-color`, `wrapperClassName`', '', 'By tokens; `className` is of the root.'],
      ['`title` of `HelpText`', '`texts`', "`{ show }`; 'Vis hjelpetekst' by itself."],
      [
        '`placement`, `strategy` of `HelpText`',
        '',
        'Beside its button, and in the text on narrow screens.',
      ],
    ],
    differs: ['Their tooltip names its trigger unless told otherwise; ours never does.', words],
  },
  {
    from: 'Designsystemet 1.22 (`@digdir/designsystemet-react`)',
    parts: ['`Tooltip`', '`Tooltip`'],
    props: [
      ['`content`', '`content`', 'An element too.'],
      ['`children`', '`children`', 'A text as well, as before.'],
      ['`placement`, `autoPlacement`', ...noPosition],
      ['`type`', '', 'Always describes. Name an icon button with `aria-label`.'],
      ['`data-color`, `data-size`', '', 'By tokens.'],
      ['`open`', '', 'Deprecated there. Of `HelpTooltip` alone.'],
    ],
    differs: ['Theirs names a trigger that has no text; ours always describes.', words],
  },
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/tooltip`)',
    parts: [
      '`Tooltip`, `TooltipTrigger`, `TooltipContent`, `PopupTip`',
      '`Tooltip`, `HelpTooltip`',
    ],
    props: [
      ['children of `TooltipTrigger`', '`children`', 'Of `Tooltip`: the trigger itself.'],
      ['children of `TooltipContent`', '`content`'],
      ['`triggerOn="click"`, `PopupTip`', '`HelpTooltip`'],
      ['`content` of `PopupTip`', '`children`', 'Of `HelpTooltip`.'],
      ['`initialOpen`', '`defaultOpen`', 'Of `HelpTooltip`.'],
      ['`onOpenChange`', '`onOpenChange`', 'Of `HelpTooltip`, with the reason.'],
      ['`delay`', '', '250 ms, as before.'],
      ['`placement`', ...noPosition],
      ['`triggerProps`', '', 'The button speaks through `texts`.'],
    ],
    differs: ["The button of both is called 'Vis hjelpetekst'.", words],
  },
];
