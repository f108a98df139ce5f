import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Feedback, type SmileyFeedbackProps } from './Feedback';

/** Styles that pages set on all elements outside layers: resets and their own style. */
const RESET = `
  *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
  h1, h2, h3, h4, h5, h6 { margin: 0 0 9px; font-size: inherit; font-weight: inherit; color: crimson; }
  button, input, textarea { margin: 0 0 9px; padding: 0; border: 0; color: inherit; font-family: fantasy; font-size: 100%; letter-spacing: 4px; }
  button, [type='button'], [type='submit'] { background-color: transparent; background-image: none; box-shadow: 0 0 9px; text-transform: uppercase; }
  fieldset { min-width: auto; margin: 9px; padding: 9px; border: 2px groove; }
  legend { float: left; width: auto; margin: 0 0 9px; padding: 9px; }
  label { display: inline-block; margin: 0 0 9px; font-weight: 700; }
  p { margin: 0 0 27px; }
  textarea { width: auto; resize: none; }
`;

/** Removes tokens of the kit, which these pages do not have: the widget then uses values of its own. */
const WITHOUT_KIT = {
  '--ui-color-heading': 'initial',
  '--ui-font-size-body': 'initial',
  '--ui-font-weight-heading': 'initial',
} as CSSProperties;

const LONG_WORD =
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';

const onSubmit: SmileyFeedbackProps['onSubmit'] = fn();

/** Adds a style sheet before or after all others, until the story ends. */
const withSheet = (css: string, where: 'prepend' | 'append') => () => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head[where](sheet);
  return () => sheet.remove();
};

async function expectDefaultLook(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: 'Ganske fornøyd' }));
  const styleOf = (node: Element) => getComputedStyle(node);
  const root = canvasElement.querySelector('.fbw-root') as HTMLElement;
  await expect(styleOf(root).fontSize).toBe('16px');

  const send = styleOf(canvas.getByRole('button', { name: 'Send' }));
  await expect(send.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  await expect(send.paddingLeft).toBe('24px');
  await expect(send.minHeight).toBe('44px');
  await expect(send.fontSize).toBe('16px');
  await expect(send.textTransform).toBe('none');
  await expect(send.boxShadow).toBe('none');

  const field = styleOf(canvas.getByRole('textbox'));
  await expect(field.borderTopWidth).toBe('1px');
  await expect(field.paddingLeft).toBe('12px');
  await expect(field.fontSize).toBe('16px');
  await expect(field.fontFamily).toBe(styleOf(root).fontFamily);

  const group = styleOf(canvas.getByRole('group'));
  await expect([group.borderTopWidth, group.paddingTop, group.marginTop]).toEqual(
    Array(3).fill('0px'),
  );
  const legend = styleOf(canvasElement.querySelector('legend') as Element);
  await expect([legend.float, legend.paddingTop]).toEqual(['none', '0px']);
  const heading = styleOf(canvas.getByRole('heading'));
  await expect([heading.fontSize, heading.fontWeight]).toEqual(['20px', '600']);
  await expect(heading.color).toBe(styleOf(root).color);

  for (const face of canvasElement.querySelectorAll('svg')) {
    // The chosen face is drawn a little larger.
    await expect(face.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  }
}

const withoutKit: Decorator = (Story) => (
  <div style={WITHOUT_KIT}>
    <Story />
  </div>
);

/** The widget in pages with their own style sheets and texts. */
const meta = {
  title: 'Feedback widget/Host page',
  id: 'feedback-host-page',
  component: Feedback,
  args: { type: 'smiley', maxLength: 250, onSubmit },
  decorators: [withoutKit],
  play: ({ canvasElement }) => expectDefaultLook(canvasElement),
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page resets all elements in a sheet that is loaded before the widget's. */
export const ResetBefore: Story = { beforeEach: withSheet(RESET, 'prepend') };

/** The same reset in a sheet that is loaded after the widget's. */
export const ResetAfter: Story = { beforeEach: withSheet(RESET, 'append') };

/** The same reset in a layer, as in newer frameworks. */
export const ResetInLayer: Story = {
  beforeEach: withSheet(`@layer base { ${RESET} }`, 'append'),
};

/** A page whose rem is 10 px: text stays at 16 px, a face at 40 px. */
export const SmallRem: Story = { beforeEach: withSheet('html { font-size: 62.5%; }', 'append') };

/** The text is twice as large for a reader who sets twice the size, on a page whose rem follows the setting. */
export const LargeText: Story = {
  beforeEach: withSheet('html { font-size: 200%; }', 'append'),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('.fbw-root') as HTMLElement;
    await expect(getComputedStyle(root).fontSize).toBe('32px');
  },
};

async function expectNoOverflow(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('.fbw-root') as HTMLElement;
  await expect(root.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  for (const node of root.querySelectorAll<HTMLElement>('*:not(.fbw-spoken)')) {
    const { right } = node.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(root.getBoundingClientRect().right);
  }
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
}

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ width: 288 }}>
      <Story />
    </div>
  ),
];

/** Words longer than a window of 320 px break, in question, names, labels and buttons. */
export const LongWords: Story = {
  decorators: narrow,
  args: {
    label: LONG_WORD,
    options: [
      { value: 1, label: LONG_WORD, textAreaLabel: LONG_WORD },
      { value: 5, label: 'Fint' },
    ],
    texts: { send: LONG_WORD, helpText: LONG_WORD },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: LONG_WORD }));
    await expectNoOverflow(canvasElement);
  },
};

/** The same words in a list of choices. */
export const LongOptions: Story = {
  decorators: narrow,
  render: () => (
    <Feedback
      type="checkbox"
      label={LONG_WORD}
      options={[
        { value: 'a', label: LONG_WORD },
        { value: 'b', label: 'Fint' },
      ]}
      onSubmit={fn()}
    />
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
};

/** Names of three lines have room above the content below. */
export const LongNames: Story = {
  decorators: narrow,
  args: {
    options: [
      {
        value: 2,
        label:
          'Litt misfornøyd, for jeg fant ikke det jeg lette etter og måtte ringe for å få vite hva forsikringen dekker',
        textAreaLabel: 'Hva lette du etter?',
      },
      { value: 4, label: 'Ganske fornøyd' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Litt/ }));
    const name = canvas.getByText(/^Litt/).getBoundingClientRect();
    await expect(name.height).toBeGreaterThan(60);
    const next = canvas.getByText('Hva lette du etter?').getBoundingClientRect();
    await expect(next.top).toBeGreaterThanOrEqual(name.bottom);
    await expectNoOverflow(canvasElement);
  },
};
