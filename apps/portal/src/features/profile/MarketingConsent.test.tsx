import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  deferWrites,
  findReservationButton,
  renderProfile,
  saved,
  server,
  WITH_CONSENTS,
} from '../../testing/renderProfile';
import { startServer } from '../../testing/startServer';

startServer(server);

const question = () => screen.findByRole('radiogroup');
const ja = () => screen.getByRole('radio', { name: 'Ja' });
const nei = () => screen.getByRole('radio', { name: 'Nei' });

describe('the question about marketing', () => {
  test("is shown to customers of other banks, with the insurer's texts", async () => {
    renderProfile({ customer: 'oda' });
    expect(await question()).toHaveAccessibleName(
      'Vil du høre fra forsikringsselskapet om tilbud og nyheter?',
    );
    expect(await question()).toHaveAccessibleDescription(
      'Du kan når som helst ombestemme deg her.',
    );
    expect(screen.getByRole('heading', { name: 'Markedsføring' })).toBeVisible();
    expect(nei()).toBeChecked();
  });

  test.each([
    ['customers of the bank', 'kari', WITH_CONSENTS],
    [
      'any customer when it is switched off',
      'oda',
      { oversiktConfig: { showSamtykkerMinProfil: false } },
    ],
    ['any customer when it is not configured', 'oda', {}],
  ])('is not shown to %s', async (_, customer, distributor) => {
    renderProfile({ customer }, { distributor });
    await findReservationButton();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  test("has the insurer's texts once they can be read", async () => {
    renderProfile({ customer: 'oda', faults: 'getConsentTexts=status:400' });
    expect(await question()).toHaveAccessibleName('Vil du ha tilbud og nyheter fra oss?');
    server.resetHandlers(...demoHandlers({ customer: 'oda' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() =>
      expect(screen.getByRole('radiogroup')).toHaveAccessibleName(
        'Vil du høre fra forsikringsselskapet om tilbud og nyheter?',
      ),
    );
    expect(screen.getByRole('heading', { name: 'Markedsføring' })).toHaveFocus();
  });
});

describe('the marketing consent', () => {
  test.each([
    ['cannot be read', 'status:400'],
    ['are pending', 'hang'],
    ['do not exist', 'no-content'],
  ])("can be withdrawn with the portal's own texts while the insurer's %s", async (_, fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderProfile({ customer: 'oda', faults: `getConsentTexts=${fault}` });
    server.use(
      http.get('*/skadekunde/hent', () =>
        HttpResponse.json({ isBankkunde: false, samtykker: { marketingConsent: 'AUTHORIZED' } }),
      ),
    );
    const { nextRequest } = deferWrites('post', '/samtykke/oppdater');
    await findReservationButton();
    // The skeleton is shown for at most a second.
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await question()).toHaveAccessibleName('Vil du ha tilbud og nyheter fra oss?');
    expect(ja()).toBeChecked();
    await userEvent.click(nei());
    const { body, respond } = await nextRequest();
    expect(body).toEqual({ marketingConsentApproved: false });
    await respond(saved());
    expect(nei()).toBeChecked();
  });
});
