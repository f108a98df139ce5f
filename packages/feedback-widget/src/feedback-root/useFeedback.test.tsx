import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFeedback } from './useFeedback';

function OwnWidget({ onSubmit }: { onSubmit: (submission: unknown) => void }) {
  const { state, select, send } = useFeedback<'ja' | 'nei'>({ onSubmit });
  if (state.phase === 'thanks') return <p>Takk!</p>;
  return (
    <>
      <button type="button" onClick={() => select('ja')}>
        Ja
      </button>
      {state.phase === 'chosen' && (
        <button type="button" onClick={send}>
          Send
        </button>
      )}
    </>
  );
}

test('lets a host page render its own widget with the same rules', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const { unmount } = render(<OwnWidget onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Takk!')).toBeVisible();
  unmount();
  expect(onSubmit.mock.calls).toEqual([
    [{ feedbackValue: 'ja', intentionalSubmit: true, submissionId: expect.any(String) }],
  ]);
});
