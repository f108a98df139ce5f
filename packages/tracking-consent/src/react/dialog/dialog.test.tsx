import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserConsent } from '../../browser/createBrowserConsent';
import type { Consent } from '../../core/createConsent';
import { fremtindConsentRule } from '../../presets/fremtind';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { en, nb, nn } from './consent.texts';
import { saveConsent } from './saveConsent';
import { closeConsentSettings, openConsentSettings } from './settingsOpen';

let consent: Consent;
let writes: string[];
/** Writes the cookie that this page reads, and this page has not heard of it. */
const otherTab = { rule: fremtindConsentRule('none'), refresh() {} };

beforeEach(() => {
  writes = [];
  const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    writes.push(value);
    write?.call(document, value);
  });
  consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
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
    saveConsent(otherTab, { statistics: false, marketing: false });
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

  it.each([
    ['level', 'sb1'],
    ['letters', 'fana'],
  ])(
    'refuses, in words, a consent by the rule %s, which would never read the answer',
    (kind, distributor) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const other = createBrowserConsent({ rule: fremtindConsentRule(distributor) });
      const problem = `read by the rule "${kind}": the answer would never be read`;
      expect(() => render(<ConsentBanner consent={other} />)).toThrow(problem);
      expect(() => render(<ConsentSettings consent={other} />)).toThrow(problem);
      expect(() => saveConsent(other, { statistics: true, marketing: true })).toThrow(problem);
      expect(writes).toEqual([]);
      other.close();
    },
  );

  it.each([
    ['', 'is empty, has a space at an end'],
    [' min', 'is empty, has a space at an end'],
    ['min ', 'is empty, has a space at an end'],
    ['min;cookie', 'is empty, has a space at an end'],
    ['min=cookie', 'is empty, has a space at an end'],
    ['min\tcookie', 'is empty, has a space at an end'],
    ['__Host-min', 'is accepted only on https'],
    ['__secure-min', 'is accepted only on https'],
    ['__Http-min', 'is accepted only from servers'],
    ['__Host-Http-min', 'is accepted only from servers'],
  ])('refuses, in words, the cookie name %j, which would never be read', (cookie, reason) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = createBrowserConsent({ rule: { kind: 'choices', cookie } });
    const problem = new RegExp(`cookie name "${cookie}", which ${reason}.* never be read`);
    expect(() => render(<ConsentBanner consent={other} />)).toThrow(problem);
    expect(() => render(<ConsentSettings consent={other} />)).toThrow(problem);
    expect(() => saveConsent(other, { statistics: true, marketing: true })).toThrow(problem);
    expect(writes).toEqual([]);
    other.close();
  });

  it('accepts a cookie name that browsers take on https alone when the page is on https', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    for (const cookie of ['__Host-min', '__Secure-min']) {
      const rule = { kind: 'choices', cookie } as const;
      saveConsent({ rule, refresh() {} }, { statistics: true, marketing: true });
      expect(writes.at(-1)).toMatch(new RegExp(`^${cookie}=.*; Path=/; SameSite=Lax; Secure$`));
    }
    vi.unstubAllGlobals();
  });

  it.each(['samtykke-på', 'min cookie', '__Hosted', 'a.b_1'])(
    'accepts the cookie name %j',
    (cookie) => {
      const own = createBrowserConsent({ rule: { kind: 'choices', cookie } });
      saveConsent(own, { statistics: true, marketing: true });
      expect(own.getState()).toBe('OPTED_IN');
      own.close();
      // biome-ignore lint/suspicious/noDocumentCookie: this is the interface under test
      document.cookie = `${cookie}=; Max-Age=0; Path=/`;
    },
  );

  it('writes the cookie that its consent reads, by whatever name', async () => {
    const own = createBrowserConsent({ rule: { kind: 'choices', cookie: 'eget-samtykke' } });
    render(<ConsentBanner consent={own} />);
    await userEvent.click(screen.getByRole('button', { name: 'Godta alle' }));
    expect(own.getState()).toBe('OPTED_IN');
    expect(writes[0]).toMatch(/^eget-samtykke=/);
    own.close();
    // biome-ignore lint/suspicious/noDocumentCookie: this is the interface under test
    document.cookie = 'eget-samtykke=; Max-Age=0; Path=/';
  });

  it('goes when another tab answers', () => {
    render(<Page />);
    saveConsent(otherTab, { statistics: true, marketing: false });
    act(() => consent.refresh());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves focus in the page when another tab answers', () => {
    render(<Page />);
    screen.getByRole('button', { name: 'Godta alle' }).focus();
    saveConsent(otherTab, { statistics: true, marketing: false });
    act(() => consent.refresh());
    expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
  });

  it('moves no focus that is elsewhere when another tab answers', () => {
    render(<Page />);
    const elsewhere = screen.getByRole('button', { name: /^Innstillinger/ });
    elsewhere.focus();
    saveConsent(otherTab, { statistics: true, marketing: false });
    act(() => consent.refresh());
    expect(elsewhere).toHaveFocus();
  });

  it.each([
    ['a heading of its own level', <h2 key="a">Forsikringer</h2>],
    ['nothing that takes focus', <p key="a">Forsikringer</p>],
  ])('never leaves focus to the body in a page with %s', async (_, content) => {
    render(
      <>
        {content}
        <ConsentBanner consent={consent} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bare nødvendige' }));
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toBeInTheDocument();
    // At the top: the next tab stop is the page's first.
    const place = document.activeElement?.compareDocumentPosition(screen.getByText('Forsikringer'));
    expect(place === 0 || place === Node.DOCUMENT_POSITION_FOLLOWING).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.querySelector('.tc-start')).toBeNull();
  });

  it('links to where all of it is explained', () => {
    render(<Page privacyHref="/personvern" />);
    expect(screen.getByRole('link', { name: nb.privacy })).toHaveAttribute('href', '/personvern');
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
    saveConsent(otherTab, { statistics: true, marketing: false });
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

  it('follow an answer that another tab gives, and say so', async () => {
    saveConsent(otherTab, { statistics: true, marketing: true });
    consent.refresh();
    const dialog = await open();
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    saveConsent(otherTab, { statistics: false, marketing: false });
    act(() => consent.refresh());
    expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).not.toBeChecked();
    expect(dialog.getByRole('status')).toHaveTextContent(nb.changed);
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  it('never undo a refusal that another tab gave while a choice was being made', async () => {
    saveConsent(otherTab, { statistics: true, marketing: true });
    consent.refresh();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Markedsføring' }));
    // The other tab's message has not come yet.
    saveConsent(otherTab, { statistics: false, marketing: false });
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(stored()).toMatchObject({ statistics: 'denied', marketing: 'denied' });
    expect(dialog.getByRole('status')).toHaveTextContent(nb.changed);
    expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(stored()).toMatchObject({ statistics: 'accepted', marketing: 'denied' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay closed when they are mounted again after they went while open', async () => {
    const { unmount } = render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Innstillinger/ }));
    expect(screen.getByRole('dialog')).toBeVisible();
    unmount();
    await act(async () => {});
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('name who receives statistics, claim no anonymity, and link to more', () => {
    for (const { statisticsText } of [nb, nn, en]) {
      expect(statisticsText).toContain('Mixpanel');
      expect(statisticsText).not.toMatch(/hvem du er|kven du er|who you are/);
    }
    render(<ConsentSettings consent={consent} privacyHref="/personvern" />);
    act(() => openConsentSettings());
    expect(screen.getByRole('link', { name: nb.privacy })).toHaveAttribute('href', '/personvern');
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
