import { Message } from './Message';

export const pairs = [
  {
    do: (
      <Message variant="error" title="Vi fikk ikke hentet tilbudene dine">
        Prøv igjen om litt, eller ring oss på 21 00 00 00.
      </Message>
    ),
    dont: (
      <Message variant="error" title="Feil!">
        Det oppstod en uventet feil i systemet.
      </Message>
    ),
  },
  {
    do: (
      <Message variant="warning" title="Bilen mangler kilometerstand">
        Registrer den før 1. desember.
      </Message>
    ),
    dont: (
      <>
        <Message variant="info" title="Nyhet">
          Ny side.
        </Message>
        <Message variant="success" title="Lagret">
          Alt er lagret.
        </Message>
        <Message variant="warning" title="Husk">
          Kilometerstand.
        </Message>
      </>
    ),
  },
];

export const anatomy = (
  <Message variant="warning" title="Bilen mangler kilometerstand">
    Registrer den før 1. desember.
  </Message>
);
