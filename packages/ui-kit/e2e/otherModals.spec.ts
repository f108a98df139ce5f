import { expect, type Locator, type Page, test } from '@playwright/test';
import { bundle, servePage } from './bundle';
import { MATRIX } from './matrixTag';

/** A modal of each library, as its documentation shows it, with a button that adds a toast. */
const MODALS = {
  'Base UI': `
    import { Dialog } from '@base-ui/react/dialog';
    const Modal = () => (
      <Dialog.Root>
        <Dialog.Trigger>Åpne</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop />
          <Dialog.Popup><Dialog.Title>Endre e-post</Dialog.Title><Save /></Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    );`,
  Radix: `
    import * as Dialog from '@radix-ui/react-dialog';
    const Modal = () => (
      <Dialog.Root>
        <Dialog.Trigger>Åpne</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Endre e-post</Dialog.Title><Save />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );`,
  'React Aria': `
    import { Button, Dialog, DialogTrigger, Heading, Modal as AriaModal } from 'react-aria-components';
    const Modal = () => (
      <DialogTrigger>
        <Button>Åpne</Button>
        <AriaModal><Dialog><Heading slot="title">Endre e-post</Heading><Save /></Dialog></AriaModal>
      </DialogTrigger>
    );`,
};
type Library = keyof typeof MODALS;

const scriptOf = (library: Library) =>
  bundle(
    `import { createRoot } from 'react-dom/client';
     import { createToast, createToastQueue, ToastProvider } from '../src';
     ${MODALS[library]}
     const queue = createToastQueue({ limit: 2 });
     const toast = createToast(queue);
     toast('Dokumentet er lastet ned', { timeout: 0 });
     const Save = () => <button onClick={() => toast.success('E-postadressen er lagret', { timeout: 0 })}>Lagre</button>;
     createRoot(document.body.appendChild(document.createElement('div'))).render(
       <ToastProvider queue={queue}><Modal /></ToastProvider>,
     );`,
    'tsx',
  );
const scripts = {
  'Base UI': scriptOf('Base UI'),
  Radix: scriptOf('Radix'),
  'React Aria': scriptOf('React Aria'),
};

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

/** Opens a page where one toast is shown, then the library's modal, and adds another toast in it. */
async function openModal(page: Page, library: Library) {
  await servePage(page, '/page', scripts[library]);
  await page.getByRole('group', { name: /lastet ned/ }).waitFor();
  await page.getByRole('button', { name: 'Åpne' }).click();
  await page.getByRole('button', { name: 'Lagre' }).press('Enter');
}

/** Whether a library has hidden an element from keyboard and screen reader. */
const isHidden = (element: Locator) =>
  element.evaluate((node) => node.closest('[inert], [aria-hidden="true"]') !== null);

for (const library of Object.keys(MODALS) as Library[]) {
  const tag = library === 'Base UI' ? [] : MATRIX;
  test.describe(`Toasts over a modal of ${library}`, { tag }, () => {
    test('stay in the accessibility tree, and are announced', async ({ page }) => {
      await openModal(page, library);
      // The page behind is hidden, so the library does its work.
      expect(await isHidden(page.getByText('Åpne'))).toBe(true);
      await expect(page.getByRole('group', { name: /Dokumentet er lastet ned/ })).toBeVisible();
      await expect(page.getByRole('group', { name: /E-postadressen er lagret/ })).toBeVisible();
      await expect(page.getByRole('status')).toContainText('Vellykket. E-postadressen er lagret');
      expect(await isHidden(page.getByRole('region', { name: 'Varsler (F6)' }))).toBe(false);
      expect(await isHidden(page.getByRole('status'))).toBe(false);
    });

    // Radix's focus trap takes the focus back from everything outside.
    if (library !== 'Radix')
      test('are reached with F6 and closed with the keyboard', async ({ page }) => {
        await openModal(page, library);
        await page.keyboard.press('F6');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Lukk varsel' }).first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('group', { name: /E-postadressen er lagret/ })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('group', { name: /lastet ned/ })).toHaveCount(0);
        await expect(page.getByRole('dialog', { name: 'Endre e-post' })).toBeVisible();
      });

    test('are closed with the mouse', async ({ page }) => {
      await openModal(page, library);
      await page.getByRole('button', { name: 'Lukk varsel' }).first().click();
      await expect(page.getByRole('group', { name: /E-postadressen er lagret/ })).toHaveCount(0);
    });
  });
}
