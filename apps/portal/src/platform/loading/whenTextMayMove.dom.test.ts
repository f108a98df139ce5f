import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { whenTextMayMove } from './onPageReady';

test('runs the task at once while a page is loading', () => {
  document.body.innerHTML = '<header>Demobanken</header><p>Vent litt</p>';
  const task = vi.fn();
  whenTextMayMove(task);
  expect(task).toHaveBeenCalledOnce();
});

test.each(['<h1>Forsikringsoversikt</h1>', '<nav>Profil</nav>'])(
  'runs the task once, after the next click or key press, while %s is shown',
  async (shown) => {
    document.body.innerHTML = shown;
    const task = vi.fn();
    whenTextMayMove(task);
    expect(task).not.toHaveBeenCalled();

    await userEvent.click(document.body);
    await userEvent.keyboard('{Tab}');
    expect(task).toHaveBeenCalledOnce();
  },
);
