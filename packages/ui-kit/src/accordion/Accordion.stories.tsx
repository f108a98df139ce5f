import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { StatesMatrix } from '../internals/stories/StatesMatrix';
import { showCode } from '../internals/stories/showCode';
import source from './Accordion.stories.tsx?raw';
import { AccordionItem } from './AccordionItem';
import { AccordionMore } from './AccordionMore';
import { AccordionPanel } from './AccordionPanel';
import { AccordionRoot } from './AccordionRoot';
import { AccordionTrigger } from './AccordionTrigger';

const questions = [
  ['Hvor finner jeg forsikringer gjennom jobben?', 'Spør arbeidsgiveren din. De har avtalen.'],
  ['Hvorfor ser jeg ikke barneforsikringen?', 'Den står på den av foreldrene som kjøpte den.'],
  ['Jeg kjøpte forsikring i går', 'Det kan ta et døgn før den vises her.'],
  ['Hva med forsikringen på kredittkortet?', 'Den finner du hos banken som ga deg kortet.'],
  ['Forsikringen er sagt opp', 'Avtaler som er avsluttet, vises ikke her.'],
] as const;
const items = questions.map(([heading, answer]) => (
  <AccordionItem key={heading} heading={heading}>
    <p>{answer}</p>
  </AccordionItem>
));

/** Questions whose answers are hidden until they are opened. */
const meta = {
  title: 'Layout/Accordion',
  id: 'ui-kit-accordion',
  component: AccordionRoot,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionPanel, AccordionMore },
  tags: ['stable', 'autodocs'],
  args: { headingLevel: 3, children: items.slice(0, 3) },
} satisfies Meta<typeof AccordionRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed. Several can be open. */
export const Default: Story = {};

/** One is open at a time: opening the second closes the first. */
export const Single: Story = {
  args: { multiple: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(questions[0][0]));
    await userEvent.click(canvas.getByText(questions[1][0]));
    await waitFor(() => expect(canvas.getByText(/Spør arbeidsgiveren/)).not.toBeVisible());
    await expect(canvas.getByText(/Den står på den/)).toBeVisible();
  },
};

/** Open at first, without an animation. */
export const OpenFromTheStart: Story = {
  args: {
    children: [
      <AccordionItem key="1" heading={questions[0][0]} defaultOpen>
        <p>{questions[0][1]}</p>
      </AccordionItem>,
      items[1],
    ],
  },
};

function OpenAll() {
  const [value, setValue] = useState<string[]>([]);
  const all = questions.map(([heading]) => heading);
  return (
    <>
      <Button variant="tertiary" onClick={() => setValue(value.length < all.length ? all : [])}>
        {value.length < all.length ? 'Åpne alle' : 'Lukk alle'}
      </Button>
      <AccordionRoot headingLevel={3} value={value} onValueChange={setValue}>
        {questions.map(([heading, answer]) => (
          <AccordionItem key={heading} value={heading} heading={heading}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </>
  );
}

/** Controlled: `value` contains the open items. */
export const Controlled: Story = {
  render: () => <OpenAll />,
};

/** Each item is made of a trigger and a panel. */
export const Parts: Story = {
  args: {
    multiple: false,
    defaultValue: 'jobb',
    children: [
      <AccordionItem key="jobb" value="jobb">
        <AccordionTrigger>{questions[0][0]}</AccordionTrigger>
        <AccordionPanel>
          <p>{questions[0][1]}</p>
        </AccordionPanel>
      </AccordionItem>,
      <AccordionItem key="barn" value="barn">
        <AccordionTrigger>{questions[1][0]}</AccordionTrigger>
        <AccordionPanel>
          <p>{questions[1][1]}</p>
        </AccordionPanel>
      </AccordionItem>,
    ],
  },
};

/** 'Vis flere spørsmål' shows the other items, and focuses the first of them. */
export const More: Story = {
  args: {
    children: [
      ...items.slice(0, 3),
      <AccordionMore
        key="more"
        texts={{ show: 'Vis flere spørsmål', hide: 'Skjul flere spørsmål' }}
      >
        {items.slice(3)}
      </AccordionMore>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByText('Forsikringen er sagt opp');
    await expect(
      last.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    ).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Vis flere spørsmål' }));
    await expect(canvas.getByText(questions[3][0]).closest('summary')).toHaveFocus();
    await expect(last).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skjul flere spørsmål' }));
    await expect(canvas.getByRole('button', { name: 'Vis flere spørsmål' })).toHaveFocus();
  },
};

/** A disabled item cannot be opened. It can be focused and read. */
export const Disabled: Story = {
  args: {
    children: [
      items[0],
      <AccordionItem key="2" heading="Skader på bilen (kommer snart)" disabled>
        <p>Ikke ennå.</p>
      </AccordionItem>,
    ],
  },
};

/** An accordion in an item. Its content is hidden while the item is closed. */
export const Nested: Story = {
  args: {
    children: (
      <AccordionItem heading="Forsikringer gjennom andre">
        <AccordionRoot headingLevel={4}>
          <AccordionItem heading="Gjennom kortet ditt">
            <p>Spør banken som ga deg kortet.</p>
          </AccordionItem>
        </AccordionRoot>
      </AccordionItem>
    ),
  },
};

/** Long headings and answers, on a narrow screen. */
export const Long: Story = {
  args: {
    children: (
      <AccordionItem
        heading="Hvorfor står behandlingsforsikringen jeg kjøpte sammen med innboforsikringen, ikke på listen?"
        defaultOpen
      >
        <p>
          Noen forsikringer leveres av et annet selskap. De kan ha sin egen side, og du finner dem
          der du kjøpte dem. Har du fått et brev om forsikringen, står navnet på selskapet øverst.
        </p>
      </AccordionItem>
    ),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Story />
    </div>
  ),
};

/** `details` has the reason of each change. `cancel()` refuses one: here an item that is open stays open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render() {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <>
        <AccordionRoot headingLevel={3}>
          <AccordionItem
            heading={questions[0][0]}
            onOpenChange={(open, { reason, cancel }) => {
              if (!open) cancel();
              setLastChange(open ? reason : `${reason}, avvist`);
            }}
          >
            <p>{questions[0][1]}</p>
          </AccordionItem>
        </AccordionRoot>
        <p>Siste endring: {lastChange}</p>
      </>
    );
  },
};

/** At rest, under the pointer, pressed, and with the keyboard's focus. */
export const States: Story = {
  render: () => (
    <StatesMatrix
      rows={{
        Closed: (
          <AccordionRoot headingLevel={3}>
            <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
          </AccordionRoot>
        ),
      }}
    />
  ),
};
