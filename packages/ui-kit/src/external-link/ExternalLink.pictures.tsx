import { Link } from '../link/Link';
import { ExternalLink } from './ExternalLink';

export const pairs = [
  {
    do: (
      <ExternalLink href="https://finansportalen.example">
        Sammenlign priser på Finansportalen
      </ExternalLink>
    ),
    dont: (
      <ExternalLink href="https://finansportalen.example">
        Les mer her (åpnes i ny fane)
      </ExternalLink>
    ),
  },
  {
    do: <Link href="#tilbud">Se tilbudene dine</Link>,
    dont: <ExternalLink href="#tilbud">Se tilbudene dine</ExternalLink>,
  },
];

export const anatomy = (
  <ExternalLink href="https://bank.example/vilkar.pdf">Vilkår for bil</ExternalLink>
);
