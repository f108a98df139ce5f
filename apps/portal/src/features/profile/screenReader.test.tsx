import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderProfile, server } from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);
afterEach(() => virtual.stop());

const distributor = { shortname: 'sb1' };

// The virtual screen reader's words are English ('button', 'textbox'); the others are the portal's.
test('announces the change of an e-mail address, with one error in between', async () => {
  renderProfile({ customer: 'kari' }, { distributor });
  const edit = await screen.findByRole('button', { name: 'Endre e-post' });
  await virtual.start({ container: document.body });
  const announced: string[] = [];
  const listen = async () => {
    announced.push(...(await virtual.spokenPhraseLog()));
    await virtual.clearSpokenPhraseLog();
  };
  await virtual.clearSpokenPhraseLog();

  edit.focus();
  await listen();
  await userEvent.keyboard('{Enter}');
  await listen();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('kari');
  await virtual.clearSpokenPhraseLog();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('E-postadressen er ikke gyldig');
  await listen();
  // The same error is announced again. The virtual screen reader also announces the removal of the old text.
  await userEvent.keyboard('{Enter}');
  await listen();
  await userEvent.keyboard('@bank.example');
  await virtual.clearSpokenPhraseLog();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Endre e-post' })).toHaveFocus());
  await waitFor(async () =>
    expect(await virtual.lastSpokenPhrase()).toContain('E-postadressen er lagret'),
  );
  await listen();

  expect(announced).toMatchInlineSnapshot(`
    [
      "button, Endre e-post",
      "textbox, E-post, kari@eksempel.no",
      "polite: E-postadressen er ikke gyldig Skriv den slik: navn@eksempel.no",
      "polite: E-postadressen er ikke gyldig Skriv den slik: navn@eksempel.no",
      "polite: E-postadressen er ikke gyldig Skriv den slik: navn@eksempel.no",
      "button, Endre e-post",
      "polite: E-postadressen er lagret",
    ]
  `);
});

test('announces the label and the value of each row, and which address is registered', async () => {
  renderProfile({ customer: 'linnea' }, { distributor });
  await screen.findByRole('button', { name: 'Endre e-post' });
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const rows = (await virtual.spokenPhraseLog())
    .join(' · ')
    .split(/ · (?=term)/)
    .slice(1);
  expect(rows).toHaveLength(7);
  expect(rows[2]).toBe(
    [
      ...['term', 'Adresser', 'end of term', 'definition'],
      ...['Gnr 104, Bnr 27', '9050 Storsteinnes', 'Folkeregistrert'],
      ...['Ytre Kvalsundveien ved Storsteinnes 1234B', '9100 Kvaløysletta'],
      ...['button, Hent folkeregistrert adresse', 'end of definition'],
    ].join(' · '),
  );
  expect(rows[3]).toMatch(
    /^term · Mobilnummer · end of term · definition · .* · button, Endre mobilnummer ·/,
  );
});
