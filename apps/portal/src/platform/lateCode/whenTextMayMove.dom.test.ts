import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { whenTextMayMove } from './onPageReady';

test('runs the task at once while neither a page nor a skeleton is shown', () => {
  document.body.innerHTML = '<header>Demobanken</header><p>Vent litt</p>';
  const task = vi.fn();
  whenTextMayMove(task);
  expect(task).toHaveBeenCalledOnce();
});

test('runs the task once, in the frame that replaces the heading of a skeleton', async () => {
  document.body.innerHTML =
    '<main><p class="ui-heading-1">Forsikringsoversikt</p><p>Vent litt</p></main>';
  const task = vi.fn();
  whenTextMayMove(task);
  document.querySelector('main')?.lastChild?.remove();
  await Promise.resolve();
  expect(task).not.toHaveBeenCalled();

  document.body.innerHTML = '<main><h1 class="ui-heading-1">Forsikringsoversikt</h1></main>';
  await Promise.resolve();
  expect(task).toHaveBeenCalledOnce();
  document.body.innerHTML = '';
  await Promise.resolve();
  expect(task).toHaveBeenCalledOnce();
});

test('waits for the next click when the navigation appears before the page', async () => {
  document.body.innerHTML = '<main><p class="ui-heading-1">Forsikringsoversikt</p></main>';
  const task = vi.fn();
  whenTextMayMove(task);
  document.body.prepend(document.createElement('nav'));
  await Promise.resolve();
  document.querySelector('main')?.replaceChildren(document.createElement('h1'));
  await Promise.resolve();
  expect(task).not.toHaveBeenCalled();

  await userEvent.click(document.body);
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
