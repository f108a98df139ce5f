import {
  AccordionItem,
  AccordionPanel,
  AccordionRoot,
  AccordionTrigger,
  Button,
  HelpTooltip,
  Link,
  mergeProps,
} from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { showCode } from '../../packages/ui-kit/src/internals/stories/showCode';
import source from './Contract.stories.tsx?raw';

const meta = { title: 'Development/Contract', id: 'ui-kit-contract' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const track = fn((event: MouseEvent) => event.preventDefault());

/** An element: the part adds its props, its looks and its behaviour to it. */
export const RenderElement: Story = {
  parameters: showCode(source, 'RenderElement'),
  render: () => <Button render={<a href="#kjop" />}>Se forsikringene våre</Button>,
};

/** A function of the props and the state: `mergeProps` adds props of your own to those of the part. */
export const RenderFunction: Story = {
  parameters: showCode(source, 'RenderFunction'),
  render: () => (
    <Link
      href="#tilbud"
      className="min-lenke"
      render={(props) => <a {...mergeProps(props, { className: 'kampanje', onClick: track })} />}
    >
      Se tilbudet
    </Link>
  ),
};

/** Your handler runs first. After `preventDefault()`, the part does nothing: the item stays closed. */
export const PreventDefault: Story = {
  parameters: showCode(source, 'PreventDefault'),
  render: () => (
    <AccordionRoot headingLevel={3}>
      <AccordionItem>
        <AccordionTrigger onClick={(event) => event.preventDefault()}>
          Hva dekker forsikringen?
        </AccordionTrigger>
        <AccordionPanel>Avbestilling og bagasje.</AccordionPanel>
      </AccordionItem>
    </AccordionRoot>
  ),
};

/** `open` with `onOpenChange`: your state decides, and others may change it. */
export const Controlled: Story = {
  parameters: showCode(source, 'Controlled'),
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <AccordionRoot headingLevel={3}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Vis svaret
        </Button>
        <AccordionItem heading="Hva dekker forsikringen?" open={open} onOpenChange={setOpen}>
          Avbestilling og bagasje.
        </AccordionItem>
      </AccordionRoot>
    );
  },
};

/** `details` has the reason of each change. `cancel()` refuses one: Escape leaves this text open. */
export const Details: Story = {
  parameters: showCode(source, 'Details'),
  render: function Render() {
    const [lastChange, setLastChange] = useState('ingen');
    return (
      <div style={{ minBlockSize: '9rem' }}>
        <p role="status">Siste endring: {lastChange}</p>
        189 kr/md{' '}
        <HelpTooltip
          about="månedspris"
          onOpenChange={(_open, { reason, cancel }) => {
            const refused = reason === 'escape-key';
            if (refused) cancel();
            setLastChange(refused ? `${reason}, avvist` : reason);
          }}
        >
          Prisen kan variere på fakturaen.
        </HelpTooltip>
      </div>
    );
  },
};

/** Style a part by its state attributes and class names of your own. */
export const StateAttributes: Story = {
  parameters: showCode(source, 'StateAttributes'),
  render: () => (
    <>
      <style>{'.min-knapp[data-loading] { outline: 3px dotted currentcolor; }'}</style>
      <Button className="min-knapp" loading>
        Lagre endringer
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Lagre endringer/ });
    await expect(getComputedStyle(button).outlineStyle).toBe('dotted');
  },
};
