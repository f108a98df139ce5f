import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import {
  button,
  field,
  findReservationButton,
  refused,
  renderContact,
  saved,
  server,
  shownToasts,
  type,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';
import { Profile } from './Profile';

startServer(server);

/** The profile and another page, with a button that switches between them. */
function Pages() {
  const [profileShown, setProfileShown] = useState(true);
  const { clear, refresh } = useSession();
  const startNewSession = () => {
    clear();
    refresh();
  };
  return (
    <>
      <button type="button" onClick={startNewSession}>
        Ny økt
      </button>
      <button type="button" onClick={() => setProfileShown(!profileShown)}>
        {profileShown ? 'Til oversikten' : 'Tilbake'}
      </button>
      {profileShown && <Profile />}
    </>
  );
}

const leaveAndComeBack = async () => {
  await userEvent.click(button('Til oversikten'));
  await userEvent.click(button('Tilbake'));
  await findReservationButton();
};

describe('a row on a page that the customer leaves and returns to', () => {
  test('is still open with its text, and closed after Avbryt', async () => {
    await renderContact(<Pages />);
    await type('e-post', 'halvveis');
    await leaveAndComeBack();
    expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('halvveis');
    // Returning to a page with an open row must not move the focus.
    expect(button('Til oversikten')).toHaveFocus();
    await userEvent.click(button('Avbryt endring av e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is closed when nothing was typed, or when it was saved', async () => {
    const { nextRequest } = await renderContact(<Pages />);
    await userEvent.click(button('Endre e-post'));
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await type('e-post', 'ny@eksempel.no{Enter}');
    await (await nextRequest()).respond(saved());
    expect(await screen.findByText('ny@eksempel.no')).toBeVisible();
    await leaveAndComeBack();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is read-only while it is being saved, and closed once it is saved', async () => {
    const { nextRequest } = await renderContact(<Pages />);
    await type('e-post', 'ny@eksempel.no{Enter}');
    const save = await nextRequest();
    await leaveAndComeBack();
    expect(field()).toHaveValue('ny@eksempel.no');
    expect(field()).toHaveAttribute('readonly');
    await save.respond(saved());
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    // The mark is that of the page that was left.
    expect(shownToasts().join()).toContain('E-postadressen er lagret');
  });

  test('shows its text and the error of a save that failed meanwhile', async () => {
    const { nextRequest } = await renderContact(<Pages />);
    await type('e-post', 'ny@eksempel.no{Enter}');
    const save = await nextRequest();
    await userEvent.click(button('Til oversikten'));
    await save.respond(refused('UGYLDIG_MAILADRESSE'));
    await userEvent.click(button('Tilbake'));
    await findReservationButton();
    expect(field()).toHaveAccessibleDescription(/^E-postadressen er ikke gyldig/);
    expect(field()).toHaveValue('ny@eksempel.no');
  });

  test('is removed with its session, also when the same customer logs in next', async () => {
    await renderContact(<Pages />);
    await type('e-post', 'hemmelig');
    const kept = [{ ...localStorage }, { ...sessionStorage }, location.href];
    expect(JSON.stringify(kept)).not.toContain('hemmelig');
    await userEvent.click(button('Til oversikten'));
    server.resetHandlers(...demoHandlers({ customer: 'kari' }));
    await userEvent.click(button('Ny økt'));
    await userEvent.click(button('Tilbake'));
    expect(await screen.findByText('kari@eksempel.no')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
