import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FeedbackRoot } from '../feedback-root/FeedbackRoot';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import { Feedback } from './Feedback';
import { DoneFeedback, FoundFeedback } from './presets';

describe('ref', () => {
  const ref = createRef<HTMLDivElement>();

  test.each([
    ['Feedback', <Feedback key="a" ref={ref} onSubmit={vi.fn()} />],
    ['DoneFeedback', <DoneFeedback key="b" ref={ref} onSubmit={vi.fn()} />],
    ['FoundFeedback', <FoundFeedback key="c" ref={ref} onSubmit={vi.fn()} />],
    ['FeedbackRoot', <FeedbackRoot key="d" ref={ref} onSubmit={vi.fn()} />],
  ])('is the root element of %s, and null after unmount', (_, widget) => {
    const { container, unmount } = render(widget);
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveClass('fbw-root');
    unmount();
    expect(ref.current).toBeNull();
  });

  test('can be a function', () => {
    const ref = vi.fn();
    const { container } = render(<Feedback ref={ref} onSubmit={vi.fn()} />);
    expect(ref).toHaveBeenCalledExactlyOnceWith(container.firstElementChild);
  });
});

describe('actionsRef', () => {
  test('contains the actions of the visitor and the state', async () => {
    const actions = createRef<FeedbackHandle>();
    const onSubmit = vi.fn();
    const { unmount } = render(<Feedback actionsRef={actions} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    expect(actions.current?.state).toMatchObject({ phase: 'chosen', value: 3 });
    act(() => actions.current?.cancel());
    expect(screen.getByRole('radio', { name: 'Midt på treet' })).not.toBeChecked();
    unmount();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('onChoose', () => {
  test('receives each choice before anything is sent', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    const onSubmit = vi.fn();
    render(<Feedback onChoose={onChoose} onSubmit={onSubmit} submitOnLeave={false} />);
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.click(screen.getByRole('radio', { name: 'Veldig fornøyd' }));
    expect(onChoose.mock.calls).toEqual([[3], [5]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is called from the latest render, with the values of the preset', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<DoneFeedback onChoose={first} onSubmit={vi.fn()} />);
    rerender(<DoneFeedback onChoose={second} onSubmit={vi.fn()} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Nei' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith('nei');
  });
});

describe('onStateChange', () => {
  test('receives each state of a visit', async () => {
    const user = userEvent.setup();
    const phases: string[] = [];
    render(<Feedback onSubmit={vi.fn()} onStateChange={({ phase }) => void phases.push(phase)} />);
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(phases.filter((phase, at) => phase !== phases[at - 1])).toEqual([
      'chosen',
      'question',
      'chosen',
      'thanks',
    ]);
  });
});

test('asks the smiley question when no type is given', () => {
  render(<Feedback onSubmit={vi.fn()} />);
  expect(
    screen.getByRole('group', { name: 'Hvor fornøyd er du med denne nettsiden?' }),
  ).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
});
