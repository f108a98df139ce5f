import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserConsent } from '../../browser/createBrowserConsent';
import type { Consent } from '../../core/createConsent';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { en, nb, nn } from './consent.texts';
import { saveConsent } from './saveConsent';
import { closeConsentSettings, openConsentSettings } from './settingsOpen';

let consent: Consent;
let writes: string[];

beforeEach(() => {
  writes = [];
  const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    writes.push(value);
    write?.call(document, value);
  });
  consent = createBrowserConsent({ distributor: 'none' });
  if (!HTMLDialogElement.prototype.showModal) {
    // jsdom draws no top layer; stories and the browser test have the real one.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function hide() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  }
});

afterEach(() => {
  act(() => closeConsentSettings());
  consent.close();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: this is the interface under test
  document.cookie = 'fremtind-cookie-consent=; Max-Age=0; Path=/';
});

function Page(props: Partial<Parameters<typeof ConsentBanner>[0]>) {
  return (
    <main>
      <h1>Forsikringer</h1>
      <button type="button" onClick={openConsentSettings}>
        Innstillinger for informasjonskapsler
      </button>
      <ConsentBanner consent={consent} {...props} />
      <ConsentSettings consent={consent} language={props.language} />
    </main>
  );
}

function stored(): unknown {
  const [, value = ''] = document.cookie.match(/fremtind-cookie-consent=([^;]*)/) ?? [];
  return value && JSON.parse(decodeURIComponent(value));
}

describe('the banner', () => {
  it.each([
    ['Bare nødvendige', 'OPTED_OUT', 'denied'],
    ['Godta alle', 'OPTED_IN', 'accepted'],
  ])(
    '%s is one press, is written for 365 days, and leaves focus in the page',
    async (name, state, answer) => {
      render(<Page />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(consent.getState()).toBe(state);
      expect(stored()).toEqual({ functional: 'accepted', statistics: answer, marketing: answer });
      expect(writes).toHaveLength(1);
      expect(writes[0]).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
      expect(screen.queryByRole('region')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
    },
  );

  it('writes nothing, and moves no focus, until it is answered', () => {
    render(<Page />);
    expect(writes).toEqual([]);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('region', { name: nb.bannerTitle })).toBeVisible();
  });

  it('makes refusing look the same as accepting', () => {
    render(<Page />);
    const [refuse, accept] = ['Bare nødvendige', 'Godta alle'].map((name) =>
      screen.getByRole('button', { name }),
    );
    const look = (button?: HTMLElement) => button?.cloneNode(false);
    expect(look(refuse)).toEqual(look(accept));
  });

  it('is not there for who has answered, nor on a server', () => {
    expect(renderToString(<Page />)).not.toContain('tc-banner');
    saveConsent({ statistics: false, marketing: false });
    consent.refresh();
    render(<Page />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('hydrates without a mismatch, and asks then', () => {
    const logged = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Page />);
    render(<Page />, { container, hydrate: true });
    expect(screen.getByRole('region')).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
    container.remove();
  });

  it('asks once a page where cookies are blocked', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Not in a sandbox', 'SecurityError');
    });
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Godta alle' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(consent.getState()).toBe('UNANSWERED');
  });

  it('goes when another tab answers', () => {
    render(<Page />);
    saveConsent({ statistics: true, marketing: false });
    act(() => consent.refresh());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('passes on what it does not know, and keeps its own class', () => {
    render(<Page id="samtykke" className="egen" texts={{ refuse: 'Nei takk' }} />);
    expect(screen.getByRole('region')).toHaveAttribute('id', 'samtykke');
    expect(screen.getByRole('region')).toHaveClass('tc-banner', 'egen');
    expect(screen.getByRole('button', { name: 'Nei takk' })).toBeVisible();
  });
});

describe('the settings', () => {
  async function open() {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: /^Innstillinger/ }));
    return within(screen.getByRole('dialog', { name: 'Informasjonskapsler' }));
  }

  it('have nothing ticked beforehand, and nothing to choose for the necessary', async () => {
    const dialog = await open();
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(dialog.getByText('Alltid på')).toBeVisible();
  });

  it('save each category as it was chosen', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(stored()).toMatchObject({ statistics: 'accepted', marketing: 'denied' });
    expect(consent.getState()).toBe('OPTED_IN');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Innstillinger/ })).toHaveFocus();
  });

  it('show what was answered, so that it can be taken back', async () => {
    saveConsent({ statistics: true, marketing: false });
    consent.refresh();
    const dialog = await open();
    expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Bare nødvendige' }));
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  it('leave the answer as it was when they are closed', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes).toEqual([]);
    expect(consent.getState()).toBe('UNANSWERED');
  });

  it('leave focus in the page when the banner that opened them has gone', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Velg selv' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lagre valgene' }));
    expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  it('open when they are mounted after they were asked for', () => {
    openConsentSettings();
    render(<Page />);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('give every button a type', async () => {
    render(<Page />);
    act(() => openConsentSettings());
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('type');
  });
});

it.each([nb, nn, en])('speaks $lang throughout, and says so', (language) => {
  render(<Page language={language} />);
  act(() => openConsentSettings());
  expect(screen.getByRole('dialog', { name: language.title })).toHaveAttribute(
    'lang',
    language.lang,
  );
  expect(screen.getByRole('region')).toHaveAttribute('lang', language.lang);
  expect(Object.keys(language)).toEqual(Object.keys(nb));
  for (const text of Object.values(language)) expect(text.trim()).not.toBe('');
});

it('a thousand mounts leave no subscription and no dialog behind', () => {
  let open = 0;
  const counted: Consent = {
    ...consent,
    subscribe(listener) {
      open += 1;
      const stop = consent.subscribe(listener);
      return () => {
        open -= 1;
        stop();
      };
    },
  };
  for (let times = 0; times < 1_000; times++) {
    const { unmount } = render(<ConsentBanner consent={counted} />);
    if (times === 0) expect(open).toBe(1);
    unmount();
  }
  expect(open).toBe(0);
});
