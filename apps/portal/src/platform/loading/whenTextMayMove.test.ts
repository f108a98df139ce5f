import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { markPageReady, whenTextMayMove } from './onPageReady';

test('runs the task after the next click or key press, once, while a page is shown', async () => {
  markPageReady();
  const late = vi.fn();
  whenTextMayMove(late);
  expect(late).not.toHaveBeenCalled();

  await userEvent.click(document.body);
  await userEvent.keyboard('{Tab}');
  expect(late).toHaveBeenCalledOnce();
});
