import { LinkCard } from './LinkCard';

export const pairs = [
  {
    do: (
      <LinkCard title="Registrer kilometerstand" href="#km">
        Volkswagen Golf, AB 12345
      </LinkCard>
    ),
    dont: (
      <LinkCard title="Les mer" href="#km">
        Du kan registrere kilometerstanden på bilen din her.
      </LinkCard>
    ),
  },
];

export const anatomy = (
  <LinkCard title="Registrer kilometerstand" href="#km">
    Volkswagen Golf, AB 12345
  </LinkCard>
);
