import type { JSX } from 'react';
import type { PartsWith } from './partsWith';

/** The parts that take `render`, with the element that each renders without it. */
export const renderedElements: Record<PartsWith<'render'>, keyof JSX.IntrinsicElements> = {
  Button: 'button',
  Card: 'div',
  CardLink: 'a',
  DialogClose: 'button',
  DialogTitle: 'h2',
  DialogTrigger: 'button',
  ExternalLink: 'a',
  HeaderLogo: 'a',
  HelpTooltipTrigger: 'button',
  Link: 'a',
  LinkCard: 'a',
  NavItem: 'a',
  PopoverClose: 'button',
  PopoverTitle: 'h2',
  PopoverTrigger: 'button',
  Step: 'span',
  TabsTab: 'button',
  Tag: 'span',
  TooltipTrigger: 'button',
};
