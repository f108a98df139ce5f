import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Feedback } from './Feedback';

interface StoryFile {
  default: { component?: ComponentType<object>; args?: object };
  [story: string]: { component?: ComponentType<object>; args?: object };
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
const stories = Object.values(files).flatMap(({ default: meta, ...all }) =>
  Object.entries(all).map(([name, { args }]) => ({ name, meta, args: { ...meta.args, ...args } })),
);

const withCode = (_: string, arg: unknown) => (typeof arg === 'function' ? String(arg) : arg);
const kindOf = ({ meta, args }: (typeof stories)[number]) =>
  `${meta.component?.name} ${JSON.stringify(args, withCode)}`;
/** Stories whose widgets have the same args differ only in what is around them, or in what a visitor does. */
const kinds = [...new Map(stories.map((story) => [kindOf(story), story])).values()];

/** Renders a widget in a form of the page, which has a field of its own. */
function renderInForm(Part: ComponentType<object>, args: object) {
  const [onSubmit, onReset] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  render(
    <form aria-label="Skade" onSubmit={onSubmit} onReset={onReset}>
      <input name="sted" defaultValue="Oslo" />
      <Part {...args} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Skade' });
  const expectUntouched = () => {
    expect(form.querySelector('form')).toBeNull();
    expect([...new FormData(form)]).toEqual([['sted', 'Oslo']]);
    expect([...form.elements]).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onReset).not.toHaveBeenCalled();
  };
  return { form, onSubmit, expectUntouched };
}

describe('a form of the page', () => {
  test.each(kinds)('is not touched by the widget of the story $name', async ({ meta, args }) => {
    if (!meta.component) return;
    const complaints = vi.spyOn(console, 'error');
    const user = userEvent.setup({ delay: null });
    const { form, expectUntouched } = renderInForm(meta.component, args);
    for (let step = 0; step < 8; step++) {
      for (const box of form.querySelectorAll<HTMLElement>('textarea,[type=tel],[inputmode=email]'))
        await user.type(box, box.matches('[type=tel]') ? '91234567' : 'a@b.no');
      const choice = form.querySelector<HTMLElement>('[type=radio],[type=checkbox]');
      if (choice) await user.click(choice);
      const field = choice ?? form.querySelector<HTMLElement>('[inputmode=email]');
      if (field) await user.type(field, '{Enter}', { skipClick: true });
      else await user.click(form.querySelector('[type=submit]') ?? form);
      expectUntouched();
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  test('does not keep an answer from being sent, nor an Enter in a field from sending it', async () => {
    const [onSubmit, onContact] = [vi.fn(), vi.fn()];
    const user = userEvent.setup();
    const contactQuestion = { withPhone: true, onSubmit: onContact };
    const { onSubmit: onSubmitOfPage } = renderInForm(
      () => <Feedback type="smiley" {...{ onSubmit, contactQuestion }} />,
      {},
    );
    await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ feedbackValue: 3 }));
    await user.click(screen.getByRole('button', { name: 'Sett meg på lista!' }));
    await user.keyboard('kari@example.no{Enter}');
    expect(screen.getByRole('textbox', { name: 'Telefonnummer' })).toHaveFocus();
    await user.keyboard('91234567{Enter}');
    expect(onContact).toHaveBeenCalledOnce();
    expect(onSubmitOfPage).not.toHaveBeenCalled();
  });
});

test('fields that are filled in without events are sent as they stand, and no render undoes them', async () => {
  const [onSubmit, onContact] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const contactQuestion = { withPhone: true, onSubmit: onContact };
  const widget = <Feedback type="smiley" {...{ onSubmit, contactQuestion }} />;
  const { rerender } = render(widget);
  const fill = (name: RegExp, value: string) =>
    Object.assign(screen.getByRole('textbox', { name }), { value });
  await user.click(screen.getByRole('radio', { name: 'Midt på treet' }));
  fill(/^Hva skal til/, 'Diktert');
  rerender(<Feedback type="smiley" maxLength={50} {...{ onSubmit, contactQuestion }} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Diktert' }));
  await user.click(screen.getByRole('button', { name: 'Sett meg på lista!' }));
  fill(/^Telefon/, '(+47) 912.34\u2013567');
  await user.type(screen.getByRole('textbox', { name: 'E-post' }), 'kari@eksempel');
  fill(/^E-post/, 'kari@example.no');
  await user.click(screen.getByRole('button', { name: 'Sett meg på lista!' }));
  expect(onContact).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ email: 'kari@example.no', phone: '(+47) 912.34\u2013567' }),
  );
});
