import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { Questions } from './Questions';

const server = startServer();

function renderQuestions(count: number) {
  server.use(...demoHandlers({ customer: 'kari' }));
  const finnerIkkeForsikring = Array.from({ length: count }, (_, index) => ({
    title: `Spørsmål ${index + 1}`,
    content: 'Svar',
  }));
  const distributor = { oversiktConfig: { finnerIkkeForsikring } };
  renderInPortal(<Questions />, { config: { distributor } });
}

test.each([
  [0, 0],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
])(
  'a distributor with %i questions shows %i at first, and the others on a press',
  async (count, first) => {
    renderQuestions(count);
    const questions = () =>
      screen.queryAllByText(/^Spørsmål/).filter((text) => !text.closest('[hidden]'));
    expect(questions()).toHaveLength(first);
    const more = screen.queryByRole('button', { name: 'Vis flere spørsmål' });
    if (count === first) return expect(more).toBeNull();
    await userEvent.click(more as HTMLElement);
    expect(questions()).toHaveLength(count);
    expect(document.activeElement).toHaveTextContent(`Spørsmål ${first + 1}`);
    await userEvent.click(screen.getByRole('button', { name: 'Skjul flere spørsmål' }));
    expect(questions()).toHaveLength(first);
  },
);
