import '.';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { manifestArgTypes } from './manifestArgTypes';

const HOSTILE = `
  .hostile { --ui-font-size-body: initial; font: italic 700 20px/2.6 fantasy; text-transform: uppercase; text-align: center; text-indent: 2em; }
  .hostile * { border: 3px dashed crimson !important; background: gold !important; color: crimson !important; }
  .hostile button, .hostile input, .hostile textarea { all: unset !important; }
`;

/** `<tilbakemelding-widget>`: the widget for pages without React, in its own shadow root. */
const meta = {
  title: 'Feedback widget/Custom element',
  id: 'feedback-custom-element',
  render: (attributes) => createElement('tilbakemelding-widget', attributes),
  args: { type: 'smiley', language: 'nb' },
  argTypes: manifestArgTypes,
} satisfies Meta<Record<string, string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const shadowOf = (canvasElement: HTMLElement) => {
  const widget = canvasElement.querySelector('tilbakemelding-widget') as HTMLElement;
  const root = widget.shadowRoot?.querySelector('.fbw-root') as HTMLElement;
  return { widget, root };
};

async function openWidget(canvasElement: HTMLElement) {
  await waitFor(() => expect(shadowOf(canvasElement).root).toHaveClass('fbw-root'));
  const found = shadowOf(canvasElement);
  return { ...found, canvas: within(found.root) };
}

/** Configured by attributes; an event contains the submission. */
export const Default: Story = {
  args: { 'max-length': '250', adviser: 'bankrådgiveren din' },
  play: async ({ canvasElement, argTypes }) => {
    await expect(argTypes).toMatchObject({
      'text-limit': {
        description: 'The longest text that can be sent, in UTF-16 code units.',
        table: { type: { summary: 'number' }, defaultValue: { summary: '10000' } },
      },
    });
    await openWidget(canvasElement);
  },
};

/**
 * A question of `followup` has a function, so a script sets the property. The question is for visitors who are not
 * satisfied.
 */
export const QuestionThatDepends: Story = {
  play: async ({ canvasElement }) => {
    const { widget, canvas } = await openWidget(canvasElement);
    widget.addEventListener('feedback-submit', (event) => event.waitUntil(Promise.resolve()));
    Object.assign(widget, {
      followup: [
        { type: 'text', label: 'Hva likte du?', when: (_: object, face: number) => face > 3 },
        {
          type: 'radio',
          name: 'grunn',
          label: 'Hva gikk galt?',
          options: [
            { value: 'pris', label: 'Jeg fant ikke prisen' },
            { value: 'annet', label: 'Noe annet' },
          ],
          when: (_: object, face: number) => face < 3,
        },
      ],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Litt misfornøyd' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeg har tid!' }));
    await expect(canvas.getByRole('heading', { name: 'Steg 1 av 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Jeg fant ikke prisen' }));
    await expect(canvas.getByRole('button', { name: 'Send inn' })).toBeVisible();
  },
};

/** The page sets colours by custom properties. */
export const Themed: Story = {
  decorators: [
    (Story) => (
      <>
        <style>
          {
            '.themed { --feedback-accent: light-dark(#7a1f5c, #f5b8dd); --feedback-radius: 0; --feedback-surface: light-dark(#fdf2f8, #2b1423); }'
          }
        </style>
        <div className="themed">
          <Story />
        </div>
      </>
    ),
  ],
};

/** Styles that a page sets on its elements do not reach the widget. */
export const HostilePage: Story = {
  args: { type: 'done' },
  // The page around the widget is deliberately hard to read.
  parameters: { a11y: { context: 'tilbakemelding-widget' } },
  decorators: [
    (Story) => (
      <>
        <style>{HOSTILE}</style>
        <div className="hostile">
          <Story />
        </div>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, root } = await openWidget(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Nei' }));
    const send = getComputedStyle(await canvas.findByRole('button', { name: 'Send' }));
    await expect(send.minHeight).toBe('44px');
    await expect(send.textTransform).toBe('none');
    await expect(getComputedStyle(root).color).not.toBe('rgb(220, 20, 60)');
  },
};
