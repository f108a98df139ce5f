import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Disclosure } from './Disclosure';

const disclosure = (
  <Disclosure show="Vis fordelingen" hide="Skjul fordelingen">
    <details data-testid="inner">
      <summary>Hus</summary>
    </details>
  </Disclosure>
);
/** What a browser does after a press, and when it finds text in the details. */
const toggle = (details: HTMLElement, open: boolean) => {
  details.toggleAttribute('open', open);
  fireEvent(details, new Event('toggle'));
};

describe('Disclosure', () => {
  describeConformance(<Disclosure show="Vis" hide="Skjul" />);

  test('says what a press does, whoever opened the details', () => {
    const onToggle = vi.fn();
    render(
      <Disclosure show="Vis fordelingen" hide="Skjul fordelingen" onToggle={onToggle}>
        Bil
      </Disclosure>,
    );
    const details = screen.getByRole('group');
    expect(details).toHaveTextContent('Vis fordelingenBil');
    toggle(details, true);
    expect(details).toHaveTextContent('Skjul fordelingenBil');
    toggle(details, false);
    expect(details).toHaveTextContent('Vis fordelingenBil');
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  test('keeps its words when details inside it open', () => {
    render(disclosure);
    toggle(screen.getByTestId('inner'), true);
    expect(screen.getByText('Vis fordelingen')).toBeVisible();
  });

  test('works before scripts run, and says so afterwards', () => {
    const complaints = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(disclosure);
    container.querySelector('details')?.setAttribute('open', '');
    render(disclosure, { container, hydrate: true });
    expect(container).toHaveTextContent('Skjul fordelingen');
    expect(complaints).not.toHaveBeenCalled();
  });
});
