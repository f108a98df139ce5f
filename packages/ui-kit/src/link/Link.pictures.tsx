import { Button } from '../button/Button';
import { Link } from './Link';

export const pairs = [
  {
    do: <Link href="#tilbud">Se alle tilbudene dine</Link>,
    dont: (
      <p>
        For tilbudene dine, <Link href="#tilbud">klikk her</Link>
      </p>
    ),
  },
  {
    do: <Button variant="tertiary">Logg ut</Button>,
    dont: <Link href="#">Logg ut</Link>,
  },
];

export const anatomy = <Link href="#tilbud">Se alle tilbudene dine</Link>;
