import * as kit from '@forsikring/ui-kit';
import type { ReactElement } from 'react';
import { Actions } from './Actions';

/** Exports that render nothing, and those that need a handler (see `Actions`). */
type NotHere =
  | 'breakpoints'
  | 'createToast'
  | 'createToastQueue'
  | 'getToastHistory'
  | 'mergeProps'
  | 'useToast'
  | 'Dialog';

const question = <kit.AccordionItem heading="Hva dekker den?">Tyveri og brann</kit.AccordionItem>;
const places = <kit.NavItem href="#tilbud">Tilbud</kit.NavItem>;

/** Every part, without 'use client' in this file, so that a server can render it. */
const parts = {
  AccordionItem: question,
  AccordionMore: <kit.AccordionMore>{question}</kit.AccordionMore>,
  AccordionPanel: null,
  AccordionRoot: <kit.AccordionRoot headingLevel={3}>{question}</kit.AccordionRoot>,
  AccordionTrigger: null,
  Badge: <kit.Badge count={3} label="tilbud" />,
  Banner: <kit.Banner>Noen av systemene våre er nede.</kit.Banner>,
  Button: <kit.Button>Lagre</kit.Button>,
  Card: (
    <kit.Card>
      <kit.CardLink href="#reise">Reise</kit.CardLink>
    </kit.Card>
  ),
  CardGrid: <kit.CardGrid>{[<li key="reise">Reise</li>]}</kit.CardGrid>,
  CardLink: null,
  Checkbox: <kit.Checkbox>Alle forsikringene</kit.Checkbox>,
  DescriptionRow: null,
  DescriptionTable: (
    <kit.DescriptionTable>
      <kit.DescriptionRow label="Navn">Kari</kit.DescriptionRow>
    </kit.DescriptionTable>
  ),
  DialogClose: null,
  DialogDescription: null,
  DialogPopup: null,
  DialogRoot: (
    <kit.DialogRoot>
      <kit.DialogTrigger>Hva er egenandel?</kit.DialogTrigger>
      <kit.DialogPopup>
        <kit.DialogTitle>Egenandel</kit.DialogTitle>
        <kit.DialogDescription>Det du betaler selv.</kit.DialogDescription>
        <kit.DialogClose />
      </kit.DialogPopup>
    </kit.DialogRoot>
  ),
  DialogTitle: null,
  DialogTrigger: null,
  EditableRow: null,
  ErrorPage: <kit.ErrorPage title="Noe har gått galt" />,
  ErrorSummary: (
    <kit.ErrorSummary autoFocus={false}>
      <kit.ErrorSummaryItem href="#epost">Skriv e-postadressen din</kit.ErrorSummaryItem>
    </kit.ErrorSummary>
  ),
  ErrorSummaryItem: null,
  ExternalLink: <kit.ExternalLink href="https://bank.example/">Banken</kit.ExternalLink>,
  Footer: <kit.Footer />,
  Header: <kit.Header logo={<kit.HeaderLogo href="#hjem">Demobanken</kit.HeaderLogo>} />,
  HeaderLogo: null,
  HelpTooltip: <kit.HelpTooltip>Prisen kan variere.</kit.HelpTooltip>,
  HelpTooltipPopup: null,
  HelpTooltipRoot: (
    <kit.HelpTooltipRoot>
      <kit.HelpTooltipTrigger about="egenandel" />
      <kit.HelpTooltipPopup>Det du betaler selv.</kit.HelpTooltipPopup>
    </kit.HelpTooltipRoot>
  ),
  HelpTooltipTrigger: null,
  Link: <kit.Link href="#oversikt">Oversikt</kit.Link>,
  LinkCard: <kit.LinkCard title="Dokumenter" href="#dokumenter" />,
  Loader: <kit.Loader />,
  LoadingRegion: <kit.LoadingRegion loading>Forsikringene dine</kit.LoadingRegion>,
  Message: <kit.Message title="Noe gikk galt">Prøv igjen senere.</kit.Message>,
  NavBar: <kit.NavBar>{places}</kit.NavBar>,
  NavItem: <ul>{places}</ul>,
  NavMenu: <kit.NavMenu>{places}</kit.NavMenu>,
  NotificationHistory: (
    <kit.ToastProvider>
      <kit.NotificationHistory />
    </kit.ToastProvider>
  ),
  Page: <kit.Page>Forsikringene dine</kit.Page>,
  PageTitle: <kit.PageTitle>Oversikt</kit.PageTitle>,
  PopoverClose: null,
  PopoverPopup: null,
  PopoverRoot: (
    <kit.PopoverRoot>
      <kit.PopoverTrigger>Hva er bonus?</kit.PopoverTrigger>
      <kit.PopoverPopup>
        <kit.PopoverTitle>Bonus</kit.PopoverTitle>
        <kit.PopoverClose />
      </kit.PopoverPopup>
    </kit.PopoverRoot>
  ),
  PopoverTitle: null,
  PopoverTrigger: null,
  Radio: null,
  RadioGroup: (
    <kit.RadioGroup legend="Vil du ha tilbud?" defaultValue="ja">
      <kit.Radio value="ja">Ja</kit.Radio>
    </kit.RadioGroup>
  ),
  Section: <kit.Section heading="Tilbud">Ingen tilbud</kit.Section>,
  Skeleton: <kit.Skeleton />,
  SkipLink: <kit.SkipLink />,
  Step: null,
  Steps: (
    <kit.Steps current={2} aria-label="Bestillingen din">
      <kit.Step>Bestilt</kit.Step>
      <kit.Step>I oversikten</kit.Step>
    </kit.Steps>
  ),
  Table: (
    <kit.Table caption="Priser">
      <tbody>
        <tr>
          <kit.TableHeader scope="row">Reise</kit.TableHeader>
          <kit.TableCell numeric>142</kit.TableCell>
        </tr>
      </tbody>
    </kit.Table>
  ),
  TableCell: null,
  TableHeader: null,
  TabsList: null,
  TabsPanel: null,
  TabsRoot: (
    <kit.TabsRoot defaultValue="varsler">
      <kit.TabsList aria-label="Innstillinger">
        <kit.TabsTab value="varsler">Varsler</kit.TabsTab>
        <kit.TabsTab value="personvern">Personvern</kit.TabsTab>
      </kit.TabsList>
      <kit.TabsPanel value="varsler">På e-post</kit.TabsPanel>
      <kit.TabsPanel value="personvern">Om deg</kit.TabsPanel>
    </kit.TabsRoot>
  ),
  TabsTab: null,
  Tag: <kit.Tag>Fornyelse</kit.Tag>,
  TextArea: <kit.TextArea label="Hva skjedde?" maxCharacters={250} />,
  TextField: <kit.TextField label="E-post" />,
  TextsProvider: (
    <kit.TextsProvider language="nn">
      <kit.Loader />
    </kit.TextsProvider>
  ),
  ToastProvider: (
    <kit.ToastProvider>
      <Actions />
    </kit.ToastProvider>
  ),
  Tooltip: (
    <kit.Tooltip content="Lastes ned som PDF">
      <kit.Link href="#vilkar">Vilkår</kit.Link>
    </kit.Tooltip>
  ),
  TooltipPopup: null,
  TooltipRoot: (
    <kit.TooltipRoot>
      <kit.TooltipTrigger>Pris</kit.TooltipTrigger>
      <kit.TooltipPopup>Per måned</kit.TooltipPopup>
    </kit.TooltipRoot>
  ),
  TooltipTrigger: null,
  VisuallyHidden: <kit.VisuallyHidden>Gammel pris</kit.VisuallyHidden>,
} satisfies Record<Exclude<keyof typeof kit, NotHere>, ReactElement | null>;

/** All parts of the kit, one below the other. */
export function Kit() {
  return Object.entries(parts).map(([name, part]) => <div key={name}>{part}</div>);
}
