import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Card, CardLink } from './Card';

describe('Card', () => {
  describeConformance(<Card>Reiseforsikring</Card>, { takesRender: true });

  test('lets its link and its other controls be reached one by one', async () => {
    render(
      <Card>
        <CardLink href="/reise">Reiseforsikring</CardLink>
        <button type="button">Vis hjelpetekst</button>
        <a href="/vilkar">Vilkår</a>
      </Card>,
    );
    for (const [role, name] of [
      ['link', 'Reiseforsikring'],
      ['button', 'Vis hjelpetekst'],
      ['link', 'Vilkår'],
    ] as const) {
      await userEvent.tab();
      expect(screen.getByRole(role, { name })).toHaveFocus();
    }
  });
});

describe('CardLink', () => {
  describeConformance(<CardLink href="/reise">Reiseforsikring</CardLink>, { takesRender: true });
});
