import type { JSX } from 'react';
import * as kit from '../index';
import { everyPart } from '../internals/everyPart';
import type { stateAttributes } from './stateAttributes';

const openPopover = (
  <kit.PopoverRoot defaultOpen>
    <kit.PopoverTrigger>Hva er egenandel?</kit.PopoverTrigger>
    <kit.PopoverPopup>
      <kit.PopoverTitle>Egenandel</kit.PopoverTitle>
      <kit.PopoverClose />
    </kit.PopoverPopup>
  </kit.PopoverRoot>
);

/** One of each part that has state attributes, in all of its states at once. */
export const inEveryState: Record<keyof typeof stateAttributes, JSX.Element> = {
  AccordionItem: (
    <kit.AccordionItem heading="Hva dekker den?" defaultOpen disabled>
      Tyveri
    </kit.AccordionItem>
  ),
  AccordionMore: (
    <kit.AccordionMore defaultOpen>
      <kit.AccordionItem heading="Hva dekker den?">Tyveri</kit.AccordionItem>
    </kit.AccordionMore>
  ),
  Banner: everyPart.Banner,
  Button: (
    <kit.Button iconOnly loading disabled aria-label="Lagre">
      <svg aria-hidden="true" />
    </kit.Button>
  ),
  Checkbox: (
    <kit.Checkbox error="Du må lese vilkårene" busy>
      Jeg har lest vilkårene
    </kit.Checkbox>
  ),
  DialogClose: everyPart.DialogClose,
  DialogPopup: (
    <kit.DialogRoot defaultOpen>
      <kit.DialogPopup aria-label="Egenandel" />
    </kit.DialogRoot>
  ),
  DialogTrigger: (
    <kit.DialogRoot defaultOpen>
      <kit.DialogTrigger>Hva dekker den?</kit.DialogTrigger>
    </kit.DialogRoot>
  ),
  EditableRow: everyPart.EditableRow,
  ErrorPage: everyPart.ErrorPage,
  Header: <kit.Header logo="Demobanken" theme="fremtind" logoAlignment="center" />,
  HelpTooltipTrigger: <kit.HelpTooltip defaultOpen>Prisen kan variere.</kit.HelpTooltip>,
  Loader: <kit.Loader delayed />,
  Message: everyPart.Message,
  NavItem: (
    <ul>
      <kit.NavItem current>Tilbud</kit.NavItem>
    </ul>
  ),
  NavMenu: <kit.NavMenu defaultOpen />,
  NotificationHistory: <kit.NotificationHistory defaultOpen />,
  PopoverClose: openPopover,
  PopoverPopup: openPopover,
  PopoverTrigger: openPopover,
  Radio: (
    <kit.RadioGroup legend="Vil du ha tilbud?" defaultValue="ja" busy>
      <kit.Radio value="ja">Ja</kit.Radio>
    </kit.RadioGroup>
  ),
  RadioGroup: <kit.RadioGroup legend="Vil du ha tilbud?" error="Velg ja eller nei" busy />,
  Skeleton: <kit.Skeleton shape="circle" />,
  Step: everyPart.Step,
  TableCell: (
    <table>
      <tbody>
        <tr>
          <kit.TableCell numeric>142</kit.TableCell>
        </tr>
      </tbody>
    </table>
  ),
  TableHeader: (
    <table>
      <thead>
        <tr>
          <kit.TableHeader numeric>Pris</kit.TableHeader>
        </tr>
      </thead>
    </table>
  ),
  TabsList: everyPart.TabsList,
  TabsPanel: everyPart.TabsPanel,
  TabsTab: everyPart.TabsTab,
  Tag: everyPart.Tag,
  TextArea: <kit.TextArea label="Hva skjedde?" error="Du må fortelle hva som skjedde" />,
  TextField: <kit.TextField label="E-post" error="E-postadressen er ikke gyldig" />,
  TooltipPopup: (
    <kit.Tooltip content="Lastes ned som PDF" defaultOpen>
      Vilkår
    </kit.Tooltip>
  ),
  TooltipTrigger: (
    <kit.TooltipRoot defaultOpen>
      <kit.TooltipTrigger>Vilkår</kit.TooltipTrigger>
      <kit.TooltipPopup>Lastes ned som PDF</kit.TooltipPopup>
    </kit.TooltipRoot>
  ),
};
