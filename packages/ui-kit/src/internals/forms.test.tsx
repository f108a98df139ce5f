import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, version } from 'react';
import { expect, test, vi } from 'vitest';

type Example = Record<string, ComponentType<{ today?: string; save: (answers: object) => void }>>;

const native = import.meta.glob<Example>('../../docs/forms.md', { query: '?example=1.tsx' });
const action = import.meta.glob<Example>('../../docs/forms.md', { query: '?example=2.tsx' });
const hookForm = import.meta.glob<Example>('../../docs/forms.md', { query: '?example=3.tsx' });

/** Shows an example of docs/forms.md, and returns its callback. */
async function show(example: typeof native, name: string) {
  const save = vi.fn();
  const Form = (await Object.values(example)[0]?.())?.[name];
  if (!Form) throw new Error(`docs/forms.md has no ${name} at its place.`);
  render(<Form today="2026-11-25" save={save} />);
  return save;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test.each([
  ['native form', native, { dato: '2026-11-24', epost: 'kari@blåbær.no', hva: 'Lekkasje' }],
  [
    'form of React Hook Form',
    hookForm,
    { date: '2026-11-24', email: 'kari@blåbær.no', text: 'Lekkasje', thing: 'bil', consent: true },
  ],
] as const)(
  'the %s of the guide is refused with the sentence of each date, and then sent',
  async (_, example, answers) => {
    const save = await show(example, 'Claim');
    for (const [text, error] of [
      ['{Backspace}', 'Skriv når det skjedde'],
      ['31.02.2026', 'Datoen finnes ikke'],
      ['24.12.2026', 'Skaden kan ikke ha skjedd etter i dag'],
    ] as const) {
      await write('Når skjedde det?', text);
      await press('Send');
      await waitFor(() => expect(field('Når skjedde det?')).toHaveAccessibleDescription(error));
    }
    expect(save).not.toHaveBeenCalled();
    await write('Når skjedde det?', '24. november 2026');
    await write('E-post', 'kari@blåbær.no');
    await write('Hva skjedde?', 'Lekkasje');
    if (example === hookForm) {
      await userEvent.click(screen.getByRole('radio', { name: 'Bilen' }));
      await userEvent.click(screen.getByRole('checkbox'));
    }
    await press('Send');
    await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual(answers));
  },
);

test('the form of React Hook Form lists the errors of a submit, and keeps the answers that are refused', async () => {
  const save = await show(hookForm, 'Claim');
  save.mockRejectedValueOnce(new Error('503'));
  await press('Send');
  const summary = await screen.findByRole('group', { name: /^Rett opp/ });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ hash }) => hash),
  ).toEqual(['#email', '#date', '#thing', '#consent']);
  await write('E-post', 'kari@blåbær.no');
  await write('Når skjedde det?', '24.11.2026');
  await userEvent.click(screen.getByRole('radio', { name: 'Bilen' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('Vi fikk ikke sendt skjemaet');
  expect(summary).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await press('Send');
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.skipIf(version.startsWith('18.'))(
  'the form action of the guide keeps the answers of a refused form',
  async () => {
    const save = await show(action, 'Start');
    await userEvent.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Kasko' }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Hver måned');
    await press('Start');
    await screen.findByText('Skriv når forsikringen skal starte');
    await write('Startdato', '1.2.2026');
    await press('Start');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({
        dato: '2026-02-01',
        varsel: ['sms'],
        dekning: 'kasko',
        termin: '1',
      }),
    );
  },
);
