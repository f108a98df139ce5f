import type { JSX, ReactNode } from 'react';
import * as kit from '../index';

/** A cell alone is no HTML. */
const inTable = (cell: JSX.Element) => (
  <kit.Table caption="Priser">
    <tbody>
      <tr>{cell}</tr>
    </tbody>
  </kit.Table>
);

const inItem = (content: ReactNode) => (
  <kit.AccordionRoot headingLevel={3} defaultValue={['dekning']}>
    <kit.AccordionItem value="dekning">{content}</kit.AccordionItem>
  </kit.AccordionRoot>
);
const inDialog = (content: ReactNode) => (
  <kit.DialogRoot>
    <kit.DialogPopup>{content}</kit.DialogPopup>
  </kit.DialogRoot>
);

const inTabs = (content: ReactNode) => (
  <kit.TabsRoot defaultValue="varsler">
    <kit.TabsList aria-label="Innstillinger">
      <kit.TabsTab value="varsler">Varsler</kit.TabsTab>
      <kit.TabsTab value="personvern" disabled>
        Personvern
      </kit.TabsTab>
    </kit.TabsList>
    {content}
  </kit.TabsRoot>
);

const inPopover = (content: ReactNode) => (
  <kit.PopoverRoot>
    <kit.PopoverTrigger>Hva er egenandel?</kit.PopoverTrigger>
    <kit.PopoverPopup>{content}</kit.PopoverPopup>
  </kit.PopoverRoot>
);

/** What is exported and draws nothing. */
type NoPart =
  | 'breakpoints'
  | 'createToast'
  | 'createToastQueue'
  | 'getToastHistory'
  | 'mergeProps'
  | 'useToast';

/** One of each part, by name: what a server renders and a browser takes over. */
export const everyPart: Record<Exclude<keyof typeof kit, NoPart>, JSX.Element> = {
  AccordionItem: <kit.AccordionItem heading="Hva dekker den?">Tyveri</kit.AccordionItem>,
  AccordionMore: (
    <kit.AccordionMore>
      <kit.AccordionItem heading="Hva dekker den?">Tyveri</kit.AccordionItem>
    </kit.AccordionMore>
  ),
  AccordionRoot: (
    <kit.AccordionRoot headingLevel={3} multiple={false}>
      <kit.AccordionItem heading="Hva dekker den?" defaultOpen>
        Tyveri
      </kit.AccordionItem>
    </kit.AccordionRoot>
  ),
  AccordionPanel: inItem(<kit.AccordionPanel>Tyveri</kit.AccordionPanel>),
  AccordionTrigger: inItem(<kit.AccordionTrigger>Hva dekker den?</kit.AccordionTrigger>),
  Badge: <kit.Badge count={3} label="tilbud" />,
  Banner: <kit.Banner>Noen av systemene våre er nede.</kit.Banner>,
  Button: <kit.Button loading>Lagre</kit.Button>,
  Card: <kit.Card>Reiseforsikring</kit.Card>,
  CardLink: <kit.CardLink href="/reise">Reiseforsikring</kit.CardLink>,
  CardGrid: (
    <kit.CardGrid>
      <li>Reiseforsikring</li>
    </kit.CardGrid>
  ),
  Checkbox: <kit.Checkbox indeterminate>Alle forsikringene</kit.Checkbox>,
  DescriptionRow: <kit.DescriptionRow label="Navn">Kari Nordmann</kit.DescriptionRow>,
  DescriptionTable: <kit.DescriptionTable />,
  EditableRow: (
    <kit.EditableRow label="E-post" subject="e-post" value="kari@bank.example" defaultOpen>
      <kit.TextField label="E-post" />
    </kit.EditableRow>
  ),
  Dialog: <kit.Dialog open={false} onOpenChange={() => {}} title="Vil du slette tilbudet?" />,
  DialogClose: inDialog(<kit.DialogClose />),
  DialogDescription: inDialog(<kit.DialogDescription>Tyveri</kit.DialogDescription>),
  DialogPopup: inDialog(<kit.DialogTitle>Hva dekker den?</kit.DialogTitle>),
  DialogRoot: inDialog('Tyveri'),
  DialogTitle: inDialog(<kit.DialogTitle>Hva dekker den?</kit.DialogTitle>),
  DialogTrigger: (
    <kit.DialogRoot>
      <kit.DialogTrigger>Hva dekker den?</kit.DialogTrigger>
    </kit.DialogRoot>
  ),
  ErrorPage: <kit.ErrorPage title="Noe har gått galt" />,
  ErrorSummary: (
    <kit.ErrorSummary>
      <kit.ErrorSummaryItem href="#epost">Skriv e-postadressen din</kit.ErrorSummaryItem>
    </kit.ErrorSummary>
  ),
  ErrorSummaryItem: (
    <ul>
      <kit.ErrorSummaryItem href="#epost">Skriv e-postadressen din</kit.ErrorSummaryItem>
    </ul>
  ),
  ExternalLink: <kit.ExternalLink href="https://bank.example/vilkar.pdf">Vilkår</kit.ExternalLink>,
  Footer: (
    <kit.Footer
      contact={{ name: 'Demobanken', openingHours: [{ days: 'Man–fre', hours: '08–20' }] }}
    />
  ),
  Header: <kit.Header logo="Demobanken">Logg ut</kit.Header>,
  HeaderLogo: <kit.HeaderLogo href="/">Demobanken</kit.HeaderLogo>,
  HelpTooltip: <kit.HelpTooltip>Prisen kan variere.</kit.HelpTooltip>,
  HelpTooltipPopup: (
    <kit.HelpTooltipRoot defaultOpen>
      <kit.HelpTooltipTrigger about="egenandel" />
      <kit.HelpTooltipPopup>Det du betaler selv ved en skade.</kit.HelpTooltipPopup>
    </kit.HelpTooltipRoot>
  ),
  HelpTooltipRoot: <kit.HelpTooltipRoot />,
  HelpTooltipTrigger: (
    <kit.HelpTooltipRoot>
      <kit.HelpTooltipTrigger render={<kit.Button>Hva er bonus?</kit.Button>} />
      <kit.HelpTooltipPopup>Rabatt for skadefrie år.</kit.HelpTooltipPopup>
    </kit.HelpTooltipRoot>
  ),
  Link: <kit.Link href="/privat/forsikring/oversikt">Oversikt</kit.Link>,
  LinkCard: <kit.LinkCard title="Dokumenter" href="/dokumenter" />,
  Loader: <kit.Loader delayed />,
  LoadingRegion: <kit.LoadingRegion loading>Forsikringene dine</kit.LoadingRegion>,
  Message: <kit.Message title="Noe gikk galt">Prøv igjen senere.</kit.Message>,
  NavBar: (
    <kit.NavBar>
      <kit.NavItem>Tilbud</kit.NavItem>
    </kit.NavBar>
  ),
  NavItem: (
    <ul>
      <kit.NavItem>Tilbud</kit.NavItem>
    </ul>
  ),
  NavMenu: (
    <kit.NavMenu>
      <kit.NavItem>Tilbud</kit.NavItem>
    </kit.NavMenu>
  ),
  NotificationHistory: <kit.NotificationHistory />,
  Page: <kit.Page>Forsikringene dine</kit.Page>,
  PageTitle: <kit.PageTitle lead="Alt på ett sted.">Oversikt</kit.PageTitle>,
  PopoverClose: inPopover(<kit.PopoverClose />),
  PopoverPopup: inPopover('Det du betaler selv ved en skade.'),
  PopoverRoot: inPopover('Det du betaler selv ved en skade.'),
  PopoverTitle: inPopover(<kit.PopoverTitle>Egenandel</kit.PopoverTitle>),
  PopoverTrigger: (
    <kit.PopoverRoot>
      <kit.PopoverTrigger render={<kit.Button variant="tertiary" />}>Egenandel</kit.PopoverTrigger>
    </kit.PopoverRoot>
  ),
  Radio: (
    <kit.RadioGroup legend="Vil du ha tilbud?">
      <kit.Radio value="nei">Nei</kit.Radio>
    </kit.RadioGroup>
  ),
  RadioGroup: (
    <kit.RadioGroup legend="Vil du ha tilbud?" error="Velg ja eller nei" defaultValue="ja">
      <kit.Radio value="ja">Ja</kit.Radio>
    </kit.RadioGroup>
  ),
  Section: <kit.Section heading="Tilbud">Ingen tilbud</kit.Section>,
  Skeleton: <kit.Skeleton />,
  Step: (
    <kit.Steps current={4}>
      <kit.Step render={<a href="/kjop/1" />}>Om deg</kit.Step>
    </kit.Steps>
  ),
  Steps: (
    <kit.Steps current={2} aria-label="Bestillingen din">
      <kit.Step>Bestilt</kit.Step>
      <kit.Step>Bekreftes på e-post</kit.Step>
      <kit.Step>I oversikten</kit.Step>
    </kit.Steps>
  ),
  Table: <kit.Table caption="Priser" />,
  TableCell: inTable(<kit.TableCell numeric>142</kit.TableCell>),
  TableHeader: inTable(<kit.TableHeader>Pris</kit.TableHeader>),
  TabsList: inTabs(<kit.TabsPanel value="varsler">På e-post</kit.TabsPanel>),
  TabsPanel: inTabs(<kit.TabsPanel value="personvern">Om deg</kit.TabsPanel>),
  TabsRoot: inTabs('På e-post'),
  TabsTab: inTabs(null),
  SkipLink: <kit.SkipLink />,
  Tag: <kit.Tag>Fornyelse</kit.Tag>,
  TextArea: <kit.TextArea label="Hva skjedde?" maxCharacters={250} defaultValue="Bilen" />,
  TextField: <kit.TextField label="E-post" description="Vi sender deg beskjed." optional />,
  TextsProvider: (
    <kit.TextsProvider language="nn">
      <kit.Loader />
    </kit.TextsProvider>
  ),
  ToastProvider: (
    <kit.ToastProvider>
      <kit.Tag>Fornyelse</kit.Tag>
    </kit.ToastProvider>
  ),
  Tooltip: (
    <kit.Tooltip content="Lastes ned som PDF">{<kit.Link href="/v">Vilkår</kit.Link>}</kit.Tooltip>
  ),
  TooltipPopup: (
    <kit.TooltipRoot placement="bottom">
      <kit.TooltipTrigger>Vilkår</kit.TooltipTrigger>
      <kit.TooltipPopup>Lastes ned som PDF</kit.TooltipPopup>
    </kit.TooltipRoot>
  ),
  TooltipRoot: (
    <kit.TooltipRoot>
      <kit.TooltipTrigger>Vilkår</kit.TooltipTrigger>
      <kit.TooltipPopup>Lastes ned som PDF</kit.TooltipPopup>
    </kit.TooltipRoot>
  ),
  TooltipTrigger: (
    <kit.TooltipRoot>
      <kit.TooltipTrigger render={<kit.Button variant="secondary" />}>Vilkår</kit.TooltipTrigger>
      <kit.TooltipPopup>Lastes ned som PDF</kit.TooltipPopup>
    </kit.TooltipRoot>
  ),
  VisuallyHidden: <kit.VisuallyHidden>Gammel pris</kit.VisuallyHidden>,
};
