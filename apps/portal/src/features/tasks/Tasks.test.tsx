import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { AppConfig } from '../../platform/config/AppConfig';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { BoxSection } from './Boxes';
import { Tasks } from './Tasks';
import { useTasks } from './useTasks';

const server = startServer();

function ReadTasks() {
  const tasks = useTasks();
  return (
    <main>
      <h1 tabIndex={-1}>Forsikringsoversikt</h1>
      <Tasks tasks={tasks} />
      <h2>Forsikringene dine</h2>
      <BoxSection tasks={tasks} />
    </main>
  );
}

function renderTasks(insurer: InterceptorOptions, config: AppConfig = {}) {
  server.use(...demoHandlers(insurer));
  renderInPortal(<ReadTasks />, {
    config: { healthDeclarationUrl: '/helse', acceptOffersUrl: '/aksepter', ...config },
  });
}
const tasks = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the tasks', () => {
  test('link to where they are done, ordered by consequence, with the mileage as the only motor task', async () => {
    renderTasks({ customer: 'kari' });
    await waitFor(() =>
      expect(tasks()).toEqual([
        ['Du har 1 helseerklæring å fylle ut', expect.stringMatching(/\/helse$/)],
        ['Du har 2 tilbud å akseptere', expect.stringMatching(/\/aksepter$/)],
        ['Oppdater kilometerstanden på Volvo V60', '/privat/forsikring/motor/detaljer/5501001'],
        ['Du har uleste meldinger', '/privat/forsikring/dokumenter'],
        ['Se på 2 lagrede tilbud', '/tilbud'],
      ]),
    );
    expect(screen.queryByText('Bekreft hvem som eier bilen')).not.toBeInTheDocument();
  });

  test('begin with saved offers when one ends soon, and say when', async () => {
    renderTasks({ customer: 'tuva' });
    expect(await screen.findByText('Siste dag i morgen')).toBeVisible();
    expect(tasks().map(([title]) => title)).toEqual([
      'Se på 1 lagret tilbud',
      'Du har uleste meldinger',
    ]);
  });

  test('name a button of the first one alone, in the name of its link', async () => {
    renderTasks({ customer: 'kari' });
    const first = await screen.findByRole('link', {
      name: 'Du har 1 helseerklæring å fylle ut Fyll ut helseerklæringen',
    });
    expect(first).toHaveAttribute('href', expect.stringMatching(/\/helse$/));
    expect(screen.getByRole('link', { name: 'Du har 2 tilbud å akseptere' })).toBeVisible();
  });

  test('have no first one while another may still arrive', async () => {
    renderTasks({ customer: 'kari', faults: 'getHealthDeclarations=hang' });
    expect(
      await screen.findByRole('link', { name: 'Du har 2 tilbud å akseptere' }, { timeout: 5_000 }),
    ).toBeVisible();
  });

  test.each([
    ['tuva', 'primary', 'Se tilbudet'],
    ['kari', 'primary', 'Fyll ut helseerklæringen'],
    ['oda', 'secondary', 'Se tilbudene'],
  ])(
    'of %s have a %s button, since saved offers are urgent only when one ends soon: %s',
    async (customer, variant, action) => {
      renderTasks({ customer });
      const link = await screen.findByRole('link', { name: new RegExp(`${action}$`) });
      const button = link.closest('.task')?.querySelector('.ui-button');
      expect(button).toHaveAttribute('data-variant', variant);
    },
  );

  test('name the offer that ends first', async () => {
    renderTasks({ customer: 'frida' });
    expect(await screen.findByText('Siste dag i dag')).toBeVisible();
    const [offers] = screen.getAllByRole('listitem');
    expect(offers).toHaveTextContent(/Reiseforsikring, .* \+ 1 forsikring/);
  });

  test('show the others on a press, focus the first of them, and hide them on another press', async () => {
    renderTasks({ customer: 'kari' });
    await userEvent.click(await screen.findByRole('button', { name: 'Vis 3 oppgaver til' }));
    expect(screen.getByRole('link', { name: /kilometerstanden/ })).toHaveFocus();
    const hide = screen.getByRole('button', { name: 'Skjul 3 oppgaver', expanded: true });
    await userEvent.click(hide);
    expect(hide).toHaveAccessibleName('Vis 3 oppgaver til');
    expect(hide).toHaveFocus();
  });

  test('list the first three of many offers, and count the others', async () => {
    renderTasks({ customer: 'oda' });
    expect(await screen.findByText('+ 11 forsikringer')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Se på 14 lagrede tilbud Se tilbudene' }),
    ).toBeVisible();
    const [offers] = screen.getAllByRole('listitem');
    expect(offers).toHaveTextContent('Bilforsikring, Båtforsikring, Elsparkesykkel + 11');
  });

  test('show an error beside the others when one kind cannot be read, and a retry reads that kind', async () => {
    renderTasks({ customer: 'kari', faults: 'getHealthDeclarations=status:404' });
    expect(await screen.findByText('Vi fikk ikke hentet alle oppgavene dine.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Du har uleste meldinger/ })).toBeVisible();
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(screen.getByRole('heading', { name: 'Oppgavene dine' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /1 helseerklæring/ })).toBeVisible();
    expect(screen.queryByText('Vi fikk ikke hentet alle oppgavene dine.')).not.toBeInTheDocument();
  });

  test('leave the focus on the heading of the page when a retry finds no tasks', async () => {
    renderTasks({ customer: 'ingrid', faults: 'getHealthDeclarations=status:404' });
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' });
    server.resetHandlers(...demoHandlers({ customer: 'ingrid' }));
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByText('Oppgavene dine')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Forsikringsoversikt' })).toHaveFocus();
  });
});

describe('the boxes of the distributor', () => {
  const benefits = { title: 'Fordeler', url: '/fordeler', urlText: 'Se fordelene' };
  const skrytebokser = { kundefordelerContent: benefits };
  const config = { distributor: { oversiktConfig: { taskCards: { skrytebokser } } } };
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const TITLE = 'Forsikringsoversikt';

  test.each([
    ['below the tasks', 'kari', [TITLE, 'Oppgavene dine', 'Fordeler', 'Forsikringene dine']],
    [
      'after the insurances of a customer without tasks, with a heading of their own',
      'ingrid',
      [TITLE, 'Forsikringene dine', 'Fordeler og tjenester', 'Fordeler'],
    ],
  ])('are shown %s', async (_, customer, order) => {
    renderTasks({ customer }, config);
    await waitFor(() => expect(headings()).toEqual(order));
    expect(screen.getByRole('link', { name: /^Fordeler Se fordelene/ })).toBeVisible();
  });
});
