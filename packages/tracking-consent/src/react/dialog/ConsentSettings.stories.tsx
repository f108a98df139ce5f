import '../../styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createBrowserConsent } from '../../browser/createBrowserConsent';
import { saveConsent } from '../../browser/saveConsent';
import { fremtindConsentRule } from '../../presets';
import { en, nn } from '../../texts/consent.texts';
import { ConsentSettings } from './ConsentSettings';
import { closeConsentSettings, openConsentSettings } from './settingsOpen';

const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });

function setStatistics(statistics?: boolean) {
  if (statistics === undefined) {
    // biome-ignore lint/suspicious/noDocumentCookie: a visitor who has not chosen has no cookie.
    document.cookie = 'fremtind-cookie-consent=; Max-Age=0; Path=/';
  } else saveConsent(consent, { statistics, marketing: false });
  consent.refresh();
}

/**
 * The settings, in a modal dialog. The footer's button opens it with `openConsentSettings()`, and so
 * does the banner's 'Velg selv'.
 */
const meta = {
  title: 'Consent/ConsentSettings',
  id: 'consent-consentsettings',
  component: ConsentSettings,
  // Modal: outside a frame, the settings would cover the page that shows them.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { consent },
  render: (args) => (
    <>
      <button type="button" onClick={openConsentSettings}>
        Innstillinger for informasjonskapsler
      </button>
      <ConsentSettings {...args} />
    </>
  ),
  beforeEach: () => {
    setStatistics();
    return () => {
      closeConsentSettings();
      setStatistics();
    };
  },
} satisfies Meta<typeof ConsentSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openSettings(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Innstillinger/ }));
  return within(await canvas.findByRole('dialog'));
}

/** The visitor has not chosen: no box is checked. */
export const Default: Story = {
  tags: ['review'],
  beforeEach: openConsentSettings,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** The visitor accepted statistics earlier: the switch is on, so that consent can be withdrawn. */
export const AcceptedBefore: Story = {
  play: async ({ canvasElement }) => {
    setStatistics(true);
    const dialog = await openSettings(canvasElement);
    await expect(dialog.getByRole('checkbox', { name: 'Statistikk' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Markedsføring' })).not.toBeChecked();
  },
};

/** Escape does not change the consent, and returns focus. */
export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSettings(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistikk' }));
    const element = canvasElement.querySelector('dialog');
    element?.requestClose();
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
    await expect(consent.getState()).toBe('UNANSWERED');
    const button = within(canvasElement).getByRole('button', { name: /^Innstillinger/ });
    await expect(button).toHaveFocus();
  },
};

export const Nynorsk: Story = {
  args: { language: nn },
  play: async ({ canvasElement }) => void (await openSettings(canvasElement)),
};

export const English: Story = {
  args: { language: en },
  play: async ({ canvasElement }) => void (await openSettings(canvasElement)),
};
