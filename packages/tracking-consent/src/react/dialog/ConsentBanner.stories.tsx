import '../../styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createVisitor } from '../../testing/createVisitor';
import { en, nn } from '../../texts/consent.texts';
import { ConsentBanner } from './ConsentBanner';

/**
 * Asks a visitor of the direct channel who has not chosen yet. Mount it once, last in the page. The banner does not move
 * focus, and an element that gets focus scrolls clear of it.
 */
const meta = {
  title: 'Consent/ConsentBanner',
  id: 'consent-consentbanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { consent: createVisitor().consent },
  render: (args) => (
    <div>
      <main style={{ boxSizing: 'border-box', minBlockSize: '100vh', padding: '1.5rem' }}>
        <h1>Forsikringene dine</h1>
        <p>
          <a href="#tilbud">Se tilbudene dine</a>
        </p>
      </main>
      <ConsentBanner {...args} consent={createVisitor().consent} />
    </div>
  ),
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Refusing and accepting have the same weight; the third button opens the settings. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refuse = canvas.getByRole('button', { name: 'Bare nødvendige' });
    const accept = canvas.getByRole('button', { name: 'Godta alle' });
    const appearance = (button: HTMLElement) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontWeight, fontSize, width, height };
    };
    await expect(appearance(refuse)).toEqual(appearance(accept));
    await expect(refuse.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Custom texts, which are long: buttons wrap, and the banner scrolls. */
export const LongTexts: Story = {
  args: {
    texts: {
      banner:
        'Vi og samarbeidspartnerne våre bruker informasjonskapsler for at nettsiden skal virke, for å holde deg innlogget, for å forstå hvordan sidene brukes og hvor det butter, og for å vise deg tilbud på forsikringer som passer med dem du har fra før. Noen er nødvendige. Resten bestemmer du over selv, og du kan ombestemme deg når du vil ved å åpne innstillingene nederst på siden.',
      refuse: 'Bruk bare de nødvendige informasjonskapslene',
      accept: 'Godta alle informasjonskapslene',
    },
  },
};

/** With a link to the page that explains what is stored and who receives it. */
export const WithPrivacyLink: Story = {
  args: { privacyHref: '#personvern' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Les mer om personvern' });
    await expect(link).toHaveAttribute('href', '#personvern');
  },
};

export const Nynorsk: Story = { args: { language: nn } };

export const English: Story = { args: { language: en } };

/** At 320 px the buttons are stacked and equally wide. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <div style={{ inlineSize: '320px' }}>
      <ConsentBanner {...args} consent={createVisitor().consent} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('region');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(320);
  },
};
