import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { version } from '../../../package.json';
import { createBrowserConsent } from '../../browser/createBrowserConsent';
import { saveConsent } from '../../browser/saveConsent';
import type { AskedCategory } from '../../core/consentCategories';
import type { ConsentRule } from '../../core/consentRule';
import type { Consent, ConsentOptions } from '../../core/createConsent';
import { mixpanelEn, mixpanelNb, mixpanelNn } from '../../mixpanel/mixpanel.texts';
import { fremtindConsentRule } from '../../presets';
import { en, nb, nn } from '../../texts/consent.texts';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSettings } from './ConsentSettings';
import { closeConsentSettings, openConsentSettings } from './settingsOpen';

let consent: Consent;
let writes: string[];
/** Writes the cookie that this page reads, without notifying this page. */
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
  // Removes the element that has the focus when the page has no heading.
  (document.activeElement as HTMLElement).blur();
  consent.close();
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

function expectNothing(part: ReactElement) {
  const { container, unmount } = render(part);
  expect(container).toBeEmptyDOMElement();
  unmount();
}

function stored(): unknown {
  const [, value = ''] = document.cookie.match(/fremtind-cookie-consent=([^;]*)/) ?? [];
  return value && JSON.parse(decodeURIComponent(value));
}

describe('ConsentBanner', () => {
  test.each([
    ['Bare nødvendige', 'OPTED_OUT', 'denied'],
    ['Godta alle', 'OPTED_IN', 'accepted'],
  ])(
    'saves %s for 365 days on one press, and keeps focus in the page',
    async (name, state, choice) => {
      render(<Page />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(consent.getState()).toBe(state);
      expect(stored()).toEqual({ functional: 'accepted', statistics: choice, marketing: choice });
      expect(writes).toHaveLength(1);
      expect(writes[0]).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
      expect(screen.queryByRole('region')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
    },
  );

  test('is the target of the first tab stop, which the banner takes along', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: nb.goTo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: nb.bannerTitle })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(consent.getState()).toBe('OPTED_OUT');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('writes nothing and moves no focus until the visitor chooses', () => {
    render(<Page />);
    expect(writes).toEqual([]);
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('region', { name: nb.bannerTitle })).toBeVisible();
  });

  test('renders nothing for visitors who have chosen, nor on a server', () => {
    expect(renderToString(<Page />)).not.toContain('tc-banner');
    saveConsent(otherTab, { statistics: false, marketing: false });
    consent.refresh();
    render(<Page />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('hydrates without a mismatch, and asks afterwards', () => {
    const logged = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Page />);
    render(<Page />, { container, hydrate: true });
    expect(screen.getByRole('region')).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
    container.remove();
  });

  test.each([
    [
      'throws',
      () => {
        throw new DOMException('Not in a sandbox', 'SecurityError');
      },
    ],
    ['does nothing', () => {}],
  ])('says that the choice was not stored when the cookie %s', async (_, write) => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(write);
    const onChoice = vi.fn();
    render(<Page onChoice={onChoice} />);
    const banner = within(screen.getByRole('region'));
    await userEvent.click(banner.getByRole('button', { name: 'Godta alle' }));
    expect(banner.getByRole('status')).toHaveTextContent(nb.notStored);
    expect(onChoice).toHaveBeenCalledWith(expect.objectContaining({ stored: false }));
    await userEvent.click(screen.getByRole('button', { name: /^Innstillinger/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(dialog.getByRole('status')).toHaveTextContent(nb.notStored);
    await userEvent.click(dialog.getByRole('button', { name: 'Lukk' }));
    await userEvent.click(banner.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
  });

  test.each(['/privat', '/privat/', '/privat/forsikring', '/privat/forsikring/bil'])(
    'expires an old cookie of the path %s, and stores the choice for the whole site',
    async (path) => {
      window.history.replaceState(null, '', '/privat/forsikring/bil');
      onTestFinished(() => window.history.replaceState(null, '', '/'));
      const old = encodeURIComponent('{"statistics":"denied","marketing":"denied"}');
      // biome-ignore lint/suspicious/noDocumentCookie: other code has written it
      document.cookie = `fremtind-cookie-consent=${old}; Path=${path}`;
      consent.refresh();
      const receipt = saveConsent(consent, { statistics: true, marketing: true });
      expect(receipt.stored).toBe(true);
      expect(consent.getState()).toBe('OPTED_IN');
      expect(document.cookie.match(/fremtind-cookie-consent=/g)).toHaveLength(1);
      window.history.replaceState(null, '', '/');
      expect(stored()).toMatchObject({ statistics: 'accepted' });
    },
  );

  test.each([
    ['a domain that contains the host', 'bank.example', '; Domain=bank.example'],
    ['a domain as servers write it', '.Bank.example', '; Domain=bank.example'],
    ['the host itself', 'min.bank.example', '; Domain=min.bank.example'],
    ['a domain that does not contain the host', 'annen.example', ''],
    ['no domain', undefined, ''],
  ])('writes a cookie for %s', (_, domain, attribute) => {
    vi.stubGlobal('location', { protocol: 'http:', hostname: 'min.bank.example', pathname: '/' });
    const rule = { kind: 'choices', cookie: 'valg', domain } as const;
    saveConsent({ rule, refresh() {} }, { statistics: true, marketing: true });
    expect(writes[0]).toMatch(
      new RegExp(`^valg=[^;]*; Max-Age=31536000; Path=/${attribute}; SameSite=Lax$`),
    );
  });

  test.each([
    ['level', 'sb1'],
    ['letters', 'fana'],
  ])(
    'logs one error, and neither asks nor shows settings for the rule %s, which would never read the choice',
    (kind, distributor) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const other = createBrowserConsent({ rule: fremtindConsentRule(distributor) });
      const problem = `a rule of the kind "${kind}". It would never read the visitor's choice`;
      expectNothing(<ConsentBanner consent={other} />);
      act(openConsentSettings);
      expectNothing(<ConsentSettings consent={other} />);
      act(closeConsentSettings);
      expect(error.mock.calls).toEqual([[expect.stringContaining(problem)]]);
      expect(() => saveConsent(other, { statistics: true, marketing: true })).toThrow(problem);
      expect(writes).toEqual([]);
      other.close();
    },
  );

  test.each<[cookie: string, reason: string, domain?: string]>([
    ['', 'is empty, begins or ends with a space'],
    [' min', 'is empty, begins or ends with a space'],
    ['min ', 'is empty, begins or ends with a space'],
    ['min=cookie', 'is empty, begins or ends with a space'],
    ['min\tcookie', 'is empty, begins or ends with a space'],
    ['__Host-min', 'is accepted only on https'],
    ['__secure-min', 'is accepted only on https'],
    ['__Http-min', 'is accepted only from servers'],
    ['__Host-Http-min', 'is accepted only from servers'],
    ['__Host-min', 'is accepted only without a domain', 'bank.example'],
  ])('logs an error for the cookie name %j, which browsers refuse', (cookie, reason, domain) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const other = createBrowserConsent({ rule: { kind: 'choices', cookie, domain } });
    const problem = new RegExp(`the cookie "${cookie}", whose name ${reason}.* never read`);
    expectNothing(<ConsentBanner consent={other} />);
    expect(error.mock.calls).toEqual([[expect.stringMatching(problem)]]);
    expect(() => saveConsent(other, { statistics: true, marketing: true })).toThrow(problem);
    expect(writes).toEqual([]);
    other.close();
  });

  test('accepts a cookie name for https only when the page is on https', () => {
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'bank.example', pathname: '/' });
    for (const cookie of ['__Host-min', '__Secure-min']) {
      const rule = { kind: 'choices', cookie } as const;
      saveConsent({ rule, refresh() {} }, { statistics: true, marketing: true });
      expect(writes.at(-1)).toMatch(new RegExp(`^${cookie}=.*; Path=/; SameSite=Lax; Secure$`));
    }
  });

  test.each(['samtykke-på', 'min cookie', '__Hosted', 'a.b_1'])(
    'writes the cookie %j, which its consent reads',
    async (cookie) => {
      const own = createBrowserConsent({ rule: { kind: 'choices', cookie } });
      render(<ConsentBanner consent={own} />);
      await userEvent.click(screen.getByRole('button', { name: 'Godta alle' }));
      expect(own.getState()).toBe('OPTED_IN');
      expect(writes[0]).toContain(`${cookie}=`);
      own.close();
    },
  );

  test.each([
    ['moves the focus in it to the page', 'Godta alle', 'Forsikringer'],
    ['leaves the focus elsewhere alone', /^Innstillinger/, /^Innstillinger/],
  ])('disappears when the visitor chooses in another tab, and %s', (_, name, after) => {
    render(<Page />);
    screen.getByRole('button', { name }).focus();
    saveConsent(otherTab, { statistics: true, marketing: false });
    act(() => consent.refresh());
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toHaveTextContent(after);
  });

  test('moves focus to the top of a page without a heading, so that Tab reaches the first element', async () => {
    render(
      <>
        <p>Forsikringer</p>
        <ConsentBanner consent={consent} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bare nødvendige' }));
    const top = document.activeElement as HTMLElement;
    expect(top).toBe(document.body.firstElementChild);
    act(() => top.blur());
    expect(top).not.toBeInTheDocument();
  });

  test('passes other props to the section, and keeps its own class and the texts that are not replaced', () => {
    const texts = { refuse: 'Nei takk', accept: undefined };
    render(<Page id="samtykke" className="egen" texts={texts} />);
    expect(screen.getByRole('button', { name: 'Godta alle' })).toBeVisible();
    expect(screen.getByRole('region')).toHaveAttribute('id', 'samtykke');
    expect(screen.getByRole('region')).toHaveClass('tc-banner', 'egen');
    expect(screen.getByRole('button', { name: 'Nei takk' })).toBeVisible();
  });
});

describe('ConsentSettings', () => {
  test('saves the choice inside a form of the page, which is not submitted', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const complaints = vi.spyOn(console, 'error');
    render(
      <form aria-label="Skade" onSubmit={onSubmit}>
        <Page />
      </form>,
    );
    act(openConsentSettings);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Statistikk' }));
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Skade' });
    expect([...new FormData(form)]).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: nb.save }));
    expect(stored()).toMatchObject({ statistics: 'accepted', marketing: 'denied' });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });

  async function openSettings() {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: /^Innstillinger/ }));
    return within(screen.getByRole('dialog', { name: 'Informasjonskapsler' }));
  }

  test('opens at its heading, checks no box in advance, and has none for necessary cookies', async () => {
    const dialog = await openSettings();
    expect(dialog.getByRole('heading', { name: 'Informasjonskapsler' })).toHaveFocus();
    const boxes = dialog.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(dialog.getByText('Alltid på')).toBeVisible();
  });

  test('says beside each switch whether it is on, for the eyes alone', async () => {
    const dialog = await openSettings();
    const words = () => dialog.getAllByText(/^(På|Av)$/).map(({ textContent }) => textContent);
    expect(words()).toEqual(['Av', 'Av']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    expect(words()).toEqual(['På', 'Av']);
  });

  test('does not change the consent when closed', async () => {
    const dialog = await openSettings();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes).toEqual([]);
    expect(consent.getState()).toBe('UNANSWERED');
  });

  test('keeps focus in the page when the banner that opened it has closed', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Velg selv' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lagre valgene' }));
    expect(screen.getByRole('heading', { name: 'Forsikringer' })).toHaveFocus();
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test('shows the choice of another tab, with a message', async () => {
    saveConsent(otherTab, { statistics: true, marketing: true });
    consent.refresh();
    const dialog = await openSettings();
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    saveConsent(otherTab, { statistics: false, marketing: false });
    act(() => consent.refresh());
    expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).not.toBeChecked();
    expect(dialog.getByRole('status')).toHaveTextContent(nb.changed);
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test('never overwrites a refusal that was saved in another tab meanwhile', async () => {
    saveConsent(otherTab, { statistics: true, marketing: true });
    consent.refresh();
    const dialog = await openSettings();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Markedsføring' }));
    // This tab has not been notified of the other tab's choice.
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

  test('stays closed when mounted again after it was unmounted while open', async () => {
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

  test('names no receiver unless the texts of the consent do, does not claim anonymity, and links to more', () => {
    const receivers = [mixpanelNb, mixpanelNn, mixpanelEn];
    for (const [index, language] of [nb, nn, en].entries()) {
      expect(JSON.stringify(language)).not.toContain('Mixpanel');
      const { statisticsText = '' } = receivers[index] ?? {};
      expect(statisticsText).toContain('Mixpanel');
      expect(statisticsText).not.toMatch(/hvem du er|kven du er|who you are/);
    }
    const told = { ...consent, texts: mixpanelNb };
    render(<ConsentSettings consent={told} privacyHref="/personvern" />);
    act(() => openConsentSettings());
    expect(screen.getByText(mixpanelNb.statisticsText)).toBeVisible();
    expect(screen.getByRole('link', { name: nb.privacy })).toHaveAttribute('href', '/personvern');
  });

  test('opens when mounted after openConsentSettings was called', () => {
    openConsentSettings();
    render(<Page />);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the categories and texts of a consent', () => {
  const map = { name: 'kart', label: 'Kart', description: 'Viser hvor vi er.' };
  const rule: ConsentRule = { kind: 'choices', cookie: 'valg', days: 90 };
  const open = (options: Omit<ConsentOptions, 'rule'>) => {
    consent.close();
    consent = createBrowserConsent({ rule, ...options });
    render(<Page />);
  };
  const banner = () => within(screen.getByRole('region'));
  const saved = () =>
    JSON.parse(decodeURIComponent(/valg=([^;]*)/.exec(document.cookie)?.[1] ?? ''));

  test.each([
    [['statistics'], /noen til statistikk\. Du/, ['Statistikk'], { statistics: 'accepted' }],
    [
      ['statistics', map, { ...map, name: 'video', label: 'YouTube' }],
      /noen til statistikk, kart og YouTube\. Du/,
      ['Statistikk', 'Kart', 'YouTube'],
      { statistics: 'accepted', kart: 'accepted', video: 'accepted' },
    ],
  ] satisfies [AskedCategory[], RegExp, string[], object][])(
    'are asked about and stored, and no others, when they are %j',
    async (categories, sentence, labels, choices) => {
      open({ categories });
      expect(banner().getByText(sentence)).toBeVisible();
      await userEvent.click(banner().getByRole('button', { name: 'Velg selv' }));
      const dialog = within(screen.getByRole('dialog'));
      const boxes = dialog.getAllByRole('checkbox');
      for (const [index, name] of labels.entries()) expect(boxes[index]).toHaveAccessibleName(name);
      expect(boxes).toHaveLength(labels.length);
      for (const box of boxes) await userEvent.click(box);
      await userEvent.click(dialog.getByRole('button', { name: 'Lagre valgene' }));
      expect(saved()).toEqual({ functional: 'accepted', ...choices });
      expect(writes[0]).toContain(`; Max-Age=${90 * 24 * 60 * 60};`);
      const names = Object.keys(choices).map((name) => [name, true]);
      expect(consent.getCategories()).toEqual({ functional: true, ...Object.fromEntries(names) });
    },
  );

  test('are asked about again when there is a new one', () => {
    saveConsent({ rule, refresh() {} }, { statistics: true });
    open({ categories: ['statistics', map] });
    expect(banner().getByText(/statistikk og kart/)).toBeVisible();
    expect(consent.getState()).toBe('OPTED_IN');
  });

  test('have texts for banner and settings, which a part may replace', () => {
    open({ texts: { refuse: 'Nei', accept: 'Ja', version: '2026-11' } });
    act(openConsentSettings);
    expect(screen.getAllByRole('button', { name: 'Ja', hidden: true })).toHaveLength(2);
    cleanup();
    render(<ConsentBanner consent={consent} texts={{ accept: 'Ok' }} />);
    expect(
      banner()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nei', 'Ok', 'Velg selv']);
  });
});

describe('the receipt of a choice', () => {
  const rule = { ...fremtindConsentRule('none'), revision: '2' } as ConsentRule;
  const time = '2026-03-01T10:00:00.000Z';
  const onChoice = vi.fn();
  beforeEach(() => {
    onChoice.mockClear();
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    consent.close();
    saveConsent(otherTab, { statistics: true, marketing: true });
    consent = createBrowserConsent({ rule });
  });
  afterEach(() => vi.useRealTimers());

  test('has the revision of the question that is asked again, and the stored cookie is read without it', async () => {
    render(<Page onChoice={onChoice} language={nn} />);
    await userEvent.click(screen.getByRole('button', { name: 'Berre nødvendige' }));
    const categories = { functional: true, statistics: false, marketing: false };
    const about = { time, language: 'nn', textsVersion: version };
    const receipt = { revision: '2', categories, ...about, stored: true };
    expect(onChoice.mock.calls).toEqual([[receipt]]);
    expect(consent.getState()).toBe('OPTED_OUT');
    const reader = createBrowserConsent({ rule: fremtindConsentRule('none') });
    expect(reader.getCategories()).toEqual(categories);
    reader.close();
  });

  test('has the version of replaced texts, or none', async () => {
    for (const texts of [{ title: 'Kaker' }, { title: 'Kaker', version: '2026-03' }]) {
      render(<ConsentSettings consent={consent} texts={texts} onChoice={onChoice} />);
      act(openConsentSettings);
      await userEvent.click(screen.getByRole('button', { name: 'Godta alle' }));
      cleanup();
    }
    const receipts = onChoice.mock.calls.map(([receipt]) => receipt);
    expect(receipts.map(({ textsVersion }) => textsVersion)).toEqual([undefined, '2026-03']);
    expect(receipts[1].categories).toEqual({ functional: true, statistics: true, marketing: true });
  });

  test('is not made for a revision that is no string: nothing is asked, and an error is logged', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = { rule: { ...rule, revision: 2 } as unknown as ConsentRule };
    expectNothing(<ConsentBanner consent={{ ...consent, ...wrong }} />);
    expect(error.mock.calls).toEqual([[expect.stringContaining('is no string')]]);
  });
});

test.each([nb, nn, en])('uses $lang in all texts, and sets lang', (language) => {
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
