import type { JSX } from 'react';
import * as kit from '../index';

/** One of each part, by name: what a server renders and a browser takes over. */
export const everyPart: Record<keyof typeof kit, JSX.Element> = {
  Button: <kit.Button loading>Lagre</kit.Button>,
  Card: <kit.Card>Reiseforsikring</kit.Card>,
  CardGrid: (
    <kit.CardGrid>
      <li>Reiseforsikring</li>
    </kit.CardGrid>
  ),
  ExternalLink: <kit.ExternalLink href="https://bank.example/vilkar.pdf">Vilkår</kit.ExternalLink>,
  Header: <kit.Header logo="Demobanken">Logg ut</kit.Header>,
  Link: <kit.Link href="/privat/forsikring/oversikt">Oversikt</kit.Link>,
  Loader: <kit.Loader delayMs={300} />,
  LoadingRegion: <kit.LoadingRegion loading>Forsikringene dine</kit.LoadingRegion>,
  Message: <kit.Message title="Noe gikk galt">Prøv igjen senere.</kit.Message>,
  Page: <kit.Page>Forsikringene dine</kit.Page>,
  PageTitle: <kit.PageTitle lead="Alt på ett sted.">Oversikt</kit.PageTitle>,
  Section: <kit.Section heading="Tilbud">Ingen tilbud</kit.Section>,
  Skeleton: <kit.Skeleton />,
  Tag: <kit.Tag>Fornyelse</kit.Tag>,
  TextsProvider: (
    <kit.TextsProvider language="nn">
      <kit.Loader />
    </kit.TextsProvider>
  ),
  VisuallyHidden: <kit.VisuallyHidden>Gammel pris</kit.VisuallyHidden>,
};
