import { expect, type Page, test } from '@playwright/test';
import { bundle, servePage } from './bundle';
import { MATRIX } from './matrixTag';

/** A popup and a modal for each test. `openModal` of the window opens the modal as the session's dialog opens: by itself. */
const script = bundle(
  `import { StrictMode, useEffect, useRef, useState } from 'react';
   import { createRoot } from 'react-dom/client';
   import { Dialog, DialogPopup, DialogRoot, DialogTrigger, HelpTooltip, NavItem, NavMenu, PopoverPopup, PopoverRoot,
     PopoverTrigger, Tooltip } from '../src';

   const Modal = ({ children, ...props }) => (
     <DialogRoot>
       <DialogTrigger>Slett</DialogTrigger>
       <DialogPopup aria-label="Modal" {...props}>{children ?? <a href="#les">Les mer</a>}</DialogPopup>
     </DialogRoot>
   );
   const Filter = ({ children }) => (
     <PopoverRoot>
       <PopoverTrigger>Filtrer</PopoverTrigger>
       <PopoverPopup aria-label="Filter">{children}</PopoverPopup>
     </PopoverRoot>
   );
   const Help = (props) => <HelpTooltip about="pris" {...props}>Hjelpetekst <button>Mer</button></HelpTooltip>;
   const Own = () => {
     const dialog = useRef(null);
     return (
       <>
         <button onClick={() => dialog.current.showModal()}>Slett</button>
         <dialog ref={dialog} aria-label="Modal"><button>Behold</button></dialog>
       </>
     );
   };
   function Later(props) {
     const [open, setOpen] = useState(false);
     useEffect(() => { window.openModal = () => setOpen(true); }, []);
     return <Dialog open={open} onOpenChange={setOpen} title="Modal" {...props}>Fortsett?</Dialog>;
   }
   function Item() {
     const [open, setOpen] = useState(false);
     const ask = (event) => { event.preventDefault(); setOpen(true); };
     return (
       <>
         <NavItem href="#slett" onClick={ask}>Slett</NavItem>
         <li>
           <DialogRoot open={open} onOpenChange={setOpen}>
             <DialogPopup aria-label="Modal"><a href="#les">Les mer</a></DialogPopup>
           </DialogRoot>
         </li>
       </>
     );
   }
   const pages = {
     item: <NavMenu><Item /></NavMenu>,
     help: <HelpTooltip about="pris">Hjelpetekst <Modal /></HelpTooltip>,
     alert: <Filter><Modal variant="alert" /></Filter>,
     beside: <Filter><Own /></Filter>,
     nested: <Modal><Filter><Modal aria-label="Indre" /></Filter></Modal>,
     helpInModal: <Filter><Modal><Help /></Modal></Filter>,
     laterMenu: <><NavMenu><NavItem href="#">Profil</NavItem></NavMenu><Later variant="alert" /></>,
     laterPopover: <><Filter><input aria-label="Beløp" /></Filter><Later /></>,
     laterHelp: <><Help /><Later /></>,
     laterTooltip: <><Tooltip content="Som PDF"><button>Vilkår</button></Tooltip><Later /></>,
   };
   createRoot(document.body.appendChild(document.createElement('div'))).render(
     <StrictMode><h1>Siden</h1>{pages[location.hash.slice(1)]}</StrictMode>,
   );`,
  'tsx',
);

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

const MODAL = 'dialog[aria-label="Modal"], dialog:has(h2)';
const POPUPS = {
  menu: '.ui-nav-menu-list',
  popover: '.ui-popover',
  help: '.ui-help-tooltip-popup',
};

/** Presses a button as the keyboard does: the focus stays on it. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).press('Enter');

/** Presses Escape once for each list, and expects that exactly these elements are still seen. */
async function closeOneByOne(page: Page, all: string[]) {
  for (let open = all.length; open >= 0; open -= 1) {
    for (const [index, selector] of all.entries())
      await expect(page.locator(selector).first(), selector).toBeVisible({ visible: index < open });
    await page.keyboard.press('Escape');
  }
  expect(await page.locator('dialog:modal').count()).toBe(0);
}

for (const [name, opener, ...all] of [
  ['item', 'Meny', POPUPS.menu, MODAL],
  ['help', 'Hjelp om pris', POPUPS.help, MODAL],
  ['alert', 'Filtrer', POPUPS.popover, MODAL],
  ['beside', 'Filtrer', POPUPS.popover, MODAL],
] as const)
  test(`Escape closes a dialog before the popup that it was opened from: ${name}`, {
    tag: name === 'alert' ? MATRIX : [],
  }, async ({ page }) => {
    await servePage(page, `/page#${name}`, script);
    await press(page, opener);
    await press(page, 'Slett');
    // A press in the dialog closes nothing behind the dialog.
    await page.keyboard.press('Enter');
    await closeOneByOne(page, [...all]);
  });

for (const [name, opener, popup] of [
  ['laterMenu', 'Meny', POPUPS.menu],
  ['laterPopover', 'Filtrer', POPUPS.popover],
  ['laterHelp', 'Hjelp om pris', POPUPS.help],
] as const)
  test(`Escape closes a dialog that opens by itself before a popup that was open: ${name}`, async ({
    page,
  }) => {
    await servePage(page, `/page#${name}`, script);
    await press(page, opener);
    await page.evaluate('openModal()');
    await closeOneByOne(page, [popup, MODAL]);
  });

/** How other code opens something above the page: `top_` of the window is what is open then. */
const OTHERS = {
  'a dialog in a shadow tree': `{
    const root = home.attachShadow({ mode: 'open' });
    root.innerHTML = '<dialog>Fortsett? <button>Ja</button></dialog>';
    top_ = root.firstChild;
    top_.showModal();
  }`,
  'a modal that is no <dialog>': `{
    home.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Fortsett?"><button>Ja</button></div>';
    top_ = home.firstChild;
    top_.addEventListener('keydown', (event) => event.key === 'Escape' && top_.remove());
    top_.firstChild.focus();
  }`,
  'a popover of the browser': `{
    home.innerHTML = '<div popover>Fortsett?</div>';
    top_ = home.firstChild;
    top_.showPopover();
  }`,
};

for (const [name, opener, popup] of [
  ['laterPopover', 'Filtrer', POPUPS.popover],
  ['laterHelp', 'Hjelp om pris', POPUPS.help],
] as const)
  for (const [other, openOther] of Object.entries(OTHERS))
    test(`Escape closes ${other} before a popup that was open: ${name}`, {
      tag: name === 'laterPopover' ? [] : MATRIX,
    }, async ({ page }) => {
      await servePage(page, `/page#${name}`, script);
      await page.evaluate(`document.body.append(home = document.createElement('div'))`);
      await press(page, opener);
      await page.evaluate(openOther);
      const isShown = () => page.evaluate('top_.isConnected && top_.checkVisibility()');
      expect(await isShown()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(isShown).toBe(false);
      await expect(page.locator(popup)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(popup)).toBeHidden();
    });

test('Escape closes a dialog that opens by itself although a tooltip is shown', async ({
  page,
}) => {
  await servePage(page, '/page#laterTooltip', script);
  await page.getByRole('button', { name: 'Vilkår' }).hover();
  await expect(page.locator('.ui-tooltip')).toBeVisible();
  await page.evaluate('openModal()');
  await expect(page.locator(MODAL)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(MODAL)).toBeHidden();
});

for (const [name, openers, all] of [
  ['nested', ['Slett', 'Filtrer', 'Slett'], [MODAL, POPUPS.popover, '[aria-label="Indre"]']],
  ['helpInModal', ['Filtrer', 'Slett', 'Hjelp om pris'], [POPUPS.popover, MODAL, POPUPS.help]],
] as const)
  test(`Escape closes the innermost of dialogs, popovers and help texts: ${name}`, async ({
    page,
  }) => {
    await servePage(page, `/page#${name}`, script);
    for (const opener of openers)
      await page.getByRole('button', { name: opener }).last().press('Enter');
    await closeOneByOne(page, [...all]);
  });
