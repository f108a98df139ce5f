import { Button } from '../../button/Button';
import { Card, CardLink } from '../../card/Card';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Card>
          <h3 style={{ margin: 0 }}>
            <CardLink href="#reise">Reiseforsikring</CardLink>
          </h3>
          <p>189 kr/md</p>
        </Card>
      ),
      doText: 'The title is a `CardLink`: all of the card can be pressed, the title is read out.',
      dont: (
        <Card>
          <h3 style={{ margin: 0 }}>Reiseforsikring</h3>
          <p>189 kr/md</p>
          <Button variant="tertiary">Les mer her</Button>
        </Card>
      ),
      dontText: 'A link that says the same in every card.',
    },
    {
      do: <p>Forsikringen gjelder i hele Norden, også når du leier hytte.</p>,
      doText: 'Running text has no surface.',
      dont: (
        <Card>
          <p>Forsikringen gjelder i hele Norden, også når du leier hytte.</p>
        </Card>
      ),
      dontText: 'A card around a paragraph: it looks like something to press.',
    },
  ],
  example: (
    <Card>
      <h3 style={{ margin: 0 }}>
        <CardLink href="#reise">Reiseforsikring</CardLink>
      </h3>
      <p>189 kr/md</p>
    </Card>
  ),
  elements: { card: 'The surface: one thing.' },
  states: {
    'With a link': (
      <Card>
        <CardLink href="#reise">Reiseforsikring</CardLink>
      </Card>
    ),
    'Without a link': <Card>Reiseforsikring</Card>,
  },
  accessibility: [
    'The link is the title alone; its area covers the card. Other controls stay above it.',
    'In a `CardGrid` each card is an `<li>`, so that screen readers say how many there are.',
  ],
  content: ['The title names the thing: `Reiseforsikring`, not `Se reiseforsikringen din`.'],
};
