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
import { expect, fn, waitFor } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Se forsikringene våre' });
    await expect(link).toHaveAttribute('href', '#kjop');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
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
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Se tilbudet' });
    await expect(link).toHaveClass('min-lenke', 'kampanje');
    await userEvent.click(link);
    await expect(track).toHaveBeenCalledOnce();
  },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hva dekker forsikringen?'));
    await expect(canvas.getByText('Avbestilling og bagasje.')).not.toBeVisible();
  },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis svaret' }));
    await waitFor(() => expect(canvas.getByText('Avbestilling og bagasje.')).toBeVisible());
    await userEvent.click(canvas.getByText('Hva dekker forsikringen?'));
    await waitFor(() => expect(canvas.getByText('Avbestilling og bagasje.')).not.toBeVisible());
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
  play: async ({ canvas, userEvent }) => {
    const lastChange = canvas.getByText(/Siste endring/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hjelp om månedspris' }));
    await expect(lastChange).toHaveTextContent('trigger-press');
    await userEvent.keyboard('{Escape}');
    await expect(lastChange).toHaveTextContent('escape-key, avvist');
    await waitFor(() => expect(canvas.getByText('Prisen kan variere på fakturaen.')).toBeVisible());
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
