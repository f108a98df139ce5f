import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FollowupQuestion } from '../flow/feedbackQuestion';
import { Feedback } from './Feedback';

const button = (name: string) => screen.getByRole('button', { name });
const option = (name: string) =>
  screen.getByRole(/[abc]/.test(name) ? 'checkbox' : 'radio', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const questions: FollowupQuestion[] = ['Hva?', 'Hvor?', 'Når?'].map((label) => ({
  type: 'checkbox',
  label,
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
}));

/** The nth click of a mouse at one position. */
const click = (node: Element, detail = 1) => fireEvent.click(node, { detail });

/** A tap on a phone that does not count clicks. */
function tap(node: Element, timeStamp: number) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperties(event, {
    pointerType: { value: 'touch' },
    timeStamp: { value: timeStamp },
  });
  fireEvent(node, event);
}

function renderInvitation(props: object = {}) {
  const onSubmit = vi.fn();
  render(
    <Feedback type="smiley" onSubmit={vi.fn()} followup={{ questions, onSubmit }} {...props} />,
  );
  click(option('Midt på treet'));
  click(button('Send'));
  return onSubmit;
}

describe('second click of a double click', () => {
  test('skips no question', () => {
    renderInvitation();
    click(button('Jeg har tid!'));
    click(button('Neste'));
    click(button('Neste'), 2);
    click(button('Neste'), 3);
    expect(heading('Steg 2 av 3')).toBeVisible();
    click(button('Neste'));
    expect(heading('Steg 3 av 3')).toBeVisible();
  });

  test.each(['Jeg har tid!', 'Neste'])(
    'on %s neither presses Avbryt nor checks an option',
    (first) => {
      renderInvitation();
      if (first === 'Neste') click(button('Jeg har tid!'));
      click(button(first));
      click(button('Avbryt'), 2);
      click(screen.getByText('a'), 2);
      click(option('b'), 2);
      expect(heading(first === 'Neste' ? 'Steg 2 av 3' : 'Steg 1 av 3')).toBeVisible();
      expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    },
  );

  test('on Send neither accepts nor declines the invitation', () => {
    renderInvitation();
    click(button('Jeg har tid!'), 2);
    click(button('Nei takk'), 2);
    expect(button('Jeg har tid!')).toBeVisible();
  });

  test('on a face does not send', () => {
    const onSubmit = vi.fn();
    render(<Feedback type="smiley" onSubmit={onSubmit} />);
    click(option('Midt på treet'));
    click(button('Send'), 2);
    expect(onSubmit).not.toHaveBeenCalled();
    click(button('Send'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('counts when the button was present at the first click', () => {
    renderInvitation();
    click(button('Jeg har tid!'));
    click(option('a'));
    click(option('b'), 2);
    click(screen.getByText('c'), 3);
    click(option('b'), 4);
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([option('a'), option('c')]);
  });
});

describe('second tap of a double tap, which some phones do not count,', () => {
  test('skips no question, presses no Avbryt and checks no option', () => {
    renderInvitation();
    click(button('Jeg har tid!'));
    tap(button('Neste'), performance.now() + 1000);
    const shownAt = performance.now();
    for (const node of [button('Neste'), button('Avbryt'), option('a')]) tap(node, shownAt + 200);
    expect(heading('Steg 2 av 3')).toBeVisible();
    expect(option('a')).not.toBeChecked();
    tap(option('a'), shownAt + 1000);
    tap(button('Neste'), shownAt + 1100);
    expect(heading('Steg 3 av 3')).toBeVisible();
  });
});
