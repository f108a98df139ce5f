import { Button } from '../button/Button';
import { Card, CardLink } from './Card';

export const pairs = [
  {
    do: (
      <Card>
        <h3 style={{ margin: 0 }}>
          <CardLink href="#reise">Reiseforsikring</CardLink>
        </h3>
        <p>189 kr/md</p>
      </Card>
    ),
    dont: (
      <Card>
        <h3 style={{ margin: 0 }}>Reiseforsikring</h3>
        <p>189 kr/md</p>
        <Button variant="tertiary">Les mer her</Button>
      </Card>
    ),
  },
  {
    do: <p>Forsikringen gjelder i hele Norden, også når du leier hytte.</p>,
    dont: (
      <Card>
        <p>Forsikringen gjelder i hele Norden, også når du leier hytte.</p>
      </Card>
    ),
  },
];

export const anatomy = (
  <Card>
    <h3 style={{ margin: 0 }}>
      <CardLink href="#reise">Reiseforsikring</CardLink>
    </h3>
    <p>189 kr/md</p>
  </Card>
);
