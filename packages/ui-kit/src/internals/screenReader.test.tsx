import { virtual } from '@guidepup/virtual-screen-reader';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AccordionItem } from '../accordion/AccordionItem';
import { AccordionRoot } from '../accordion/AccordionRoot';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { HelpTooltip } from '../help-tooltip/HelpTooltip';
import { useToast } from '../toast/ToastContext';
import { ToastProvider } from '../toast/ToastProvider';
import type { ToastOptions } from '../toast/toastQueue';

/** Every phrase from the top of the page to its end. */
async function walk(): Promise<string[]> {
  await virtual.start({ container: document.body });
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  return virtual.spokenPhraseLog();
}

/** What is said by itself once something has happened. */
async function listen(happen: () => void): Promise<string[]> {
  const said = async () =>
    (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase));
  await virtual.start({ container: document.body });
  await act(async () => happen());
  await waitFor(async () => expect(await said()).not.toEqual([]));
  return said();
}

function Page({ toast: { content, ...options } }: { toast: ToastOptions }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(content, options)}>
      Lagre
    </button>
  );
}
const withToast = (toast: ToastOptions) => (
  <ToastProvider>
    <Page toast={toast} />
  </ToastProvider>
);
const save = () => fireEvent.click(screen.getByText('Lagre'));

afterEach(() => virtual.stop());

// The reader's own words are English: 'button', 'region', 'heading'. The others are the kit's.
describe('a screen reader hears', () => {
  test('a toast in its turn, and an error at once', async () => {
    render(withToast({ variant: 'success', content: 'E-postadressen er lagret' }));
    expect(await listen(save)).toEqual(['polite: Vellykket. E-postadressen er lagret']);
    await virtual.stop();
    render(withToast({ variant: 'error', content: 'Vi fikk ikke lagret' }));
    expect(await listen(() => fireEvent.click(screen.getAllByText('Lagre')[1] as Element))).toEqual(
      ['assertive: Feil. Vi fikk ikke lagret'],
    );
  });

  test('where the toasts are, what each says, and how to close it', async () => {
    render(withToast({ content: { title: 'Tilbudet er slettet', content: 'Reiseforsikring' } }));
    save();
    expect(await walk()).toEqual(
      expect.arrayContaining([
        'region, Varsler (F6)',
        'group, Informasjon. Tilbudet er slettet Reiseforsikring',
        'button, Lukk varsel',
      ]),
    );
  });

  test('the headings of an accordion, and an answer only when it is open', async () => {
    render(
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Hva med barna?" defaultOpen>
          De har sin egen.
        </AccordionItem>
      </AccordionRoot>,
    );
    expect(await walk()).toEqual(
      expect.arrayContaining(['heading, Hva med barna?, level 3', 'De har sin egen.']),
    );
  });

  test('that there is help, that it is shown, and what it says', async () => {
    render(<HelpTooltip>Prisen kan variere.</HelpTooltip>);
    expect(await walk()).toContain('button, Vis hjelpetekst, not expanded');
    await virtual.stop();
    expect(await listen(() => fireEvent.click(screen.getByRole('button')))).toEqual([
      'polite: Prisen kan variere.',
    ]);
    await virtual.stop();
    expect(await walk()).toContain('button, Vis hjelpetekst, 1 control, expanded');
  });

  test('the name of a dialog, its text and its buttons', async () => {
    render(
      <Dialog
        open
        onOpenChange={() => {}}
        title="Vil du slette tilbudet?"
        actions={<Button>Slett tilbud</Button>}
      >
        <p>Reiseforsikring</p>
      </Dialog>,
    );
    const said = await walk();
    expect(said).toEqual(
      expect.arrayContaining([
        'dialog, Vil du slette tilbudet?',
        'heading, Vil du slette tilbudet?, level 2',
        'button, Lukk',
        'Reiseforsikring',
        'button, Slett tilbud',
      ]),
    );
  });
});
