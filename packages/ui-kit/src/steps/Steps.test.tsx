import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { type Language, TextsProvider } from '../texts/TextsProvider';
import { Step } from './Step';
import { Steps, type StepsProps } from './Steps';

const order = (props?: Partial<StepsProps>) => (
  <Steps current={2} aria-label="Bestillingen din" {...props}>
    <Step>Bestilt</Step>
    <Step>Bekreftes på e-post</Step>
    <Step>I oversikten</Step>
  </Steps>
);
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('Steps', () => {
  describeConformance(order());

  test('is a named list of its steps, in order', () => {
    render(order());
    const list = screen.getByRole('list', { name: 'Bestillingen din' });
    expect(list.tagName).toBe('OL');
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });

  test.each([
    [1, ['current', 'upcoming', 'upcoming']],
    [2, ['complete', 'current', 'upcoming']],
    [3, ['complete', 'complete', 'current']],
    [4, ['complete', 'complete', 'complete']],
  ])('with `current` %i has the states %j', (current, states) => {
    render(order({ current }));
    const steps = screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild);
    expect(steps.map((step) => step?.getAttribute('data-state'))).toEqual(states);
    expect(steps.map((step) => step?.getAttribute('aria-current') === 'step')).toEqual(
      states.map((state) => state === 'current'),
    );
  });

  test('counts the steps that are rendered', () => {
    render(
      <Steps current={2}>
        {false}
        <Step>Bestilt</Step>
        {[<Step key="post">Bekreftes på e-post</Step>, null]}
      </Steps>,
    );
    expect(screen.getByText('Bekreftes på e-post').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  test.each<[Language, string[]]>([
    ['nb', ['Fullført: ', 'Pågår: ', 'Gjenstår: ']],
    ['nn', ['Fullført: ', 'Pågår: ', 'Står att: ']],
    ['en', ['Completed: ', 'In progress: ', 'Not started: ']],
  ])('says the states in %s', (language, states) => {
    render(<TextsProvider language={language}>{order()}</TextsProvider>);
    for (const [index, item] of screen.getAllByRole('listitem').entries())
      expect(item).toHaveTextContent(states[index]?.trim() ?? '');
  });
});

describe('Step', () => {
  const inSteps = ({ children }: { children: ReactNode }) => <Steps current={1}>{children}</Steps>;
  describeConformance(<Step>Bestilt</Step>, {
    takesRender: true,
    wrapper: inSteps,
    outside: 'Step must be in Steps.',
  });

  test('can be a link, whose name says its state', () => {
    render(
      <Steps current={2}>
        <Step render={<a href="/kjop/1" />}>Om deg</Step>
        <Step render={<a href="/kjop/2" />}>Dekning</Step>
      </Steps>,
    );
    expect(screen.getByRole('link', { name: 'Fullført: Om deg' })).toHaveAttribute(
      'href',
      '/kjop/1',
    );
    expect(screen.getByRole('link', { current: 'step' })).toHaveAccessibleName('Pågår: Dekning');
  });

  test('takes another word for a state', () => {
    render(
      <Steps current={1}>
        <Step texts={{ current: 'Nå', complete: undefined }}>Bestilt</Step>
      </Steps>,
    );
    expect(names()).toEqual(['1Nå: Bestilt']);
  });
});
