import { Banner } from './Banner';

export const pairs = [
  {
    do: (
      <Banner variant="warning">
        Du kan ikke kjøpe forsikring på nett i natt, fra kl. 23 til 06.
      </Banner>
    ),
    dont: <Banner variant="warning">Planlagt vedlikehold på enkelte systemer.</Banner>,
  },
  {
    do: <Banner variant="error">Vi har problemer med innloggingen.</Banner>,
    dont: <Banner variant="info">Nå kan du få 15 % rabatt på hytteforsikring!</Banner>,
  },
];

export const anatomy = <Banner variant="warning">Noen av systemene våre er nede.</Banner>;
