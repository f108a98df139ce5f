import { expect, type Page, test } from '@playwright/test';
import { bundle, servePage } from './bundle';
import { MATRIX } from './matrixTag';

const script = bundle(
  `import { StrictMode, useState } from 'react';
   import { createRoot } from 'react-dom/client';
   import { AccordionItem, AccordionRoot, Button, Dialog, DialogPopup, DialogClose, DialogRoot, DialogTrigger,
     HelpTooltip, NavItem, NavMenu, NotificationHistory, PopoverPopup, PopoverRoot, PopoverTrigger, SkipLink,
     createToastQueue } from '../src';

   const lines = (count) => Array.from({ length: count }, (_, at) => <p key={at}>Linje {at + 1}</p>);
   const Question = ({ variant, children }) => {
     const [open, setOpen] = useState(false);
     return (
       <>
         <Button onClick={() => setOpen(true)}>Åpne</Button>
         <Dialog open={open} onOpenChange={setOpen} variant={variant} title="Slette?" actions={<Button>Slett</Button>}>
           {children}
         </Dialog>
       </>
     );
   };
   function Row() {
     const [open, setOpen] = useState(false);
     return (
       <>
         <a href="#mer" onClick={(event) => { event.preventDefault(); setOpen(true); }}>Les mer</a>
         <DialogRoot open={open} onOpenChange={setOpen}>
           <DialogPopup aria-label="Modal"><button>Behold</button></DialogPopup>
         </DialogRoot>
       </>
     );
   }
   const queue = createToastQueue();
   queue.add({ content: <Row /> });
   const Filter = ({ children }) => (
     <PopoverRoot>
       <PopoverTrigger>Åpne</PopoverTrigger>
       <PopoverPopup aria-label="Filter">
         {children}
         <p>Før <button>Først</button></p><p id="text">Tekst</p><input aria-label="Beløp" /></PopoverPopup>
     </PopoverRoot>
   );
   const pages = {
     alert: <Question variant="alert">{lines(12)}</Question>,
     end: (
       <DialogRoot>
         <DialogTrigger>Åpne</DialogTrigger>
         <DialogPopup aria-label="Vilkår">{lines(40)}<DialogClose>Ferdig</DialogClose></DialogPopup>
       </DialogRoot>
     ),
     inner: (
       <DialogRoot>
         <DialogTrigger>Åpne</DialogTrigger>
         <DialogPopup variant="alert" aria-label="Vilkår">
           <div style={{ maxBlockSize: '12rem', overflow: 'auto' }}>{lines(40)}<DialogClose>Ferdig</DialogClose></div>
         </DialogPopup>
       </DialogRoot>
     ),
     stacked: <Question>{lines(60)}<Question>Indre</Question></Question>,
     long: <>{lines(60)}<Question>{lines(200)}</Question></>,
     menu: <NavMenu texts={{ menu: 'Åpne' }}><NavItem href="#">Profil</NavItem></NavMenu>,
     help: <HelpTooltip texts={{ show: 'Åpne' }}>Hjelpetekst</HelpTooltip>,
     popover: <Filter />,
     longInPopover: <Filter><Question>{lines(200)}</Question></Filter>,
     longInMenu: (
       <NavMenu texts={{ menu: 'Åpne' }}><li><Question>{lines(200)}</Question></li></NavMenu>
     ),
     history: <NotificationHistory queue={queue} texts={{ bell: 'Åpne' }} />,
     skip: (
       <>
         <SkipLink />
         <main id="main"><p><button>Først</button></p><p id="text">Tekst</p><input aria-label="Beløp" /></main>
       </>
     ),
     accordion: (
       <AccordionRoot headingLevel={2} multiple={false}>
         <AccordionItem heading="Første"><a href="#">Svar</a></AccordionItem>
         <AccordionItem heading="Andre"><a href="#">Svar</a></AccordionItem>
       </AccordionRoot>
     ),
   };
   createRoot(document.body.appendChild(document.createElement('div'))).render(
     <StrictMode>
       <h1>Siden</h1>
       {pages[location.hash.slice(1)]}
       <iframe title="Ramme" srcDoc="<button>I rammen</button>" style={{ marginBlockStart: '12rem' }} />
     </StrictMode>,
   );`,
  'tsx',
);
const open = async (page: Page, name: string) => {
  await servePage(page, `/page#${name}`, script);
  await page.getByRole('button', { name: /^Åpne/ }).press('Enter');
};

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

for (const name of ['alert', 'end'])
  test(`a dialog opens at its beginning when its first control is out of sight: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 500 });
    await open(page, name);
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeFocused();
    await expect(dialog).toHaveJSProperty('scrollTop', 0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /Slett|Ferdig/ })).toBeFocused();
  });

test('a box that scrolls in a dialog opens at its beginning', async ({ page }) => {
  await open(page, 'inner');
  await expect(page.locator('dialog:modal')).toBeFocused();
  await expect(page.locator('dialog > div')).toHaveJSProperty('scrollTop', 0);
});

for (const [name, popup] of [
  ['menu', '.ui-nav-menu-list'],
  ['help', '.ui-help-tooltip-popup'],
  ['popover', '.ui-popover'],
] as const) {
  test(`is not on every sheet of paper: ${name}`, async ({ page }) => {
    await open(page, name);
    await expect(page.locator(popup)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(popup)).toBeHidden();
  });

  for (const home of ['the page', 'body'] as const)
    test(`a press in a frame of ${home} closes what a press outside closes: ${name}`, {
      tag: name === 'popover' ? [] : MATRIX,
    }, async ({ page }) => {
      await servePage(page, `/page#${name}`, script);
      const frame = page.locator('iframe');
      if (home === 'body')
        await frame.evaluate((element) => document.body.append(element.cloneNode()));
      await page.getByRole('button', { name: /^Åpne/ }).press('Enter');
      await expect(page.locator(popup)).toBeVisible();
      await frame.last().contentFrame().getByRole('button').click();
      await expect(page.locator(popup)).toBeHidden();
    });

  for (const parent of ['documentElement', 'body'] as const)
    test(`the box of a password manager in ${parent} leaves what is open: ${name}`, {
      tag: name === 'popover' ? [] : MATRIX,
    }, async ({ page }) => {
      await open(page, name);
      await page.evaluate((home) => {
        const host = document[home].appendChild(document.createElement('div'));
        host.style.cssText = 'position: fixed; inset: auto 0 0; z-index: 9';
        host.attachShadow({ mode: 'open' }).innerHTML = '<button>Fyll ut</button>';
      }, parent);
      await page.getByRole('button', { name: 'Fyll ut' }).click();
      await expect(page.getByRole('button', { name: 'Fyll ut' })).toBeFocused();
      await expect(page.locator(popup)).toBeVisible();
      await page.mouse.click(300, 5);
      await expect(page.locator(popup)).toBeHidden();
    });
}

test('a box that was in the page before the popover leaves what is typed in the popover', async ({
  page,
}) => {
  await servePage(page, '/page#popover', script);
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'position: fixed; inset: auto 0 0; z-index: 9';
    box.innerHTML = '<button>Rett skrivefeil</button>';
  });
  const box = page.getByRole('button', { name: 'Rett skrivefeil' });
  const trigger = page.getByRole('button', { name: 'Åpne' });
  await trigger.press('Enter');
  await box.click();
  await expect(page.locator('.ui-popover')).toBeHidden();
  await trigger.press('Enter');
  await page.getByRole('textbox').fill('1200');
  await box.click();
  await expect(page.getByRole('textbox')).toHaveValue('1200');
  await page.locator('h1').click();
  await expect(page.locator('.ui-popover')).toBeHidden();
});

test('a link of the notifications that opens a dialog keeps the panel around the dialog', async ({
  page,
}) => {
  await open(page, 'history');
  await page.getByRole('link', { name: 'Les mer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Behold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Modal' })).toBeHidden();
  await expect(page.locator('.ui-popover')).toBeVisible();
});

for (const name of ['skip', 'popover'])
  test(`Tab goes on from pressed text: ${name}`, async ({ page }) => {
    if (name === 'popover') await open(page, name);
    else {
      await servePage(page, `/page#${name}`, script);
      await page.getByRole('link').press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
    await page.locator('#text').click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox')).toBeFocused();
  });

for (const [way, close] of [
  ['by itself', 'Første'],
  ['by its group', 'Andre'],
] as const)
  test(`Tab does not lead into a panel that closes ${way}`, async ({ page }) => {
    await servePage(page, '/page#accordion', script);
    const first = page.locator('summary').first();
    await first.press('Enter');
    await expect(page.getByRole('link').first()).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addStyleTag({ content: ':root { --ui-duration-medium: 60s }' });
    await page.locator('summary', { hasText: close }).press('Enter');
    await page.keyboard.press(close === 'Første' ? 'Tab' : 'Shift+Tab');
    await expect(
      page.locator('summary', { hasText: close === 'Første' ? 'Andre' : 'Første' }),
    ).toBeFocused();
  });

for (const [name, hidden] of [
  ['long', 'none'],
  ['longInPopover', 'none'],
  ['longInMenu', 'none'],
  ['long', 'body > div'],
] as const)
  test(`a long dialog prints whole and once, without the page behind: ${name}, with ${hidden} hidden on paper`, {
    tag: name === 'longInPopover' ? [] : MATRIX,
  }, async ({ page }) => {
    await open(page, name);
    if (name !== 'long') await page.getByRole('button', { name: 'Åpne' }).last().press('Enter');
    await page.addStyleTag({ content: `@media print { ${hidden} { display: none } }` });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    await page.emulateMedia({ media: 'print' });
    const { height } = (await page.locator('dialog:modal').boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(200 * 20);
    // A sheet has 297 mm without margins.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(height / ((297 / 25.4) * 96)));
  });

test('paper has the topmost of two dialogs alone, wherever it is in the page', async ({ page }) => {
  await open(page, 'stacked');
  await page.getByRole('button', { name: 'Åpne' }).last().press('Enter');
  await expect(page.locator('dialog:modal')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Indre')).toBeVisible();
  await expect(page.getByText('Linje 1', { exact: true })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Linje 1', { exact: true })).toBeVisible();
});

for (const [way, force] of [
  ['data-color-scheme', 'document.documentElement.dataset.colorScheme = "dark"'],
  ['a style attribute', 'document.documentElement.style.colorScheme = "dark"'],
  ['a rule outside layers', 'rule(":root { color-scheme: dark }")'],
  ['a class of next-themes', 'rule("html { color-scheme: dark }")'],
  ['a rule of the body', 'rule("body { color-scheme: dark }")'],
] as const)
  test(`paper is light where the page forces dark mode by ${way}`, {
    tag: way === 'a rule outside layers' ? [] : MATRIX,
  }, async ({ page }) => {
    await servePage(page, '/page#help', script);
    await page.evaluate(`{
      const rule = (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      };
      ${force};
    }`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 21, 26)');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 245, 247)');
  });
