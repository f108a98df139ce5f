import { Button, Dialog, ToastProvider, useToast } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

/**
 * An action that cannot be undone. Parts: `Dialog` with `variant="alert"`, `Button`, `Toast`.
 *
 * 1. The button on the page is `danger` and names the action: 'Slett tilbud'.
 * 2. The dialog asks. The title of the dialog is the question, its text names the consequence.
 * 3. The focus starts on 'Avbryt'. The other button repeats the verb and is `danger-primary`.
 * 4. Afterwards a toast confirms the action. The focus moves to the next thing, not to the top.
 *
 * - **Do** offer 'Angre' in the toast instead of a question, where the action can be undone.
 * - **Don't** ask about everyday actions. People stop reading the question.
 */
const meta = {
  title: 'Patterns/Confirmation',
  id: 'patterns-confirmation',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Offer() {
  const [asks, setAsks] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const toast = useToast();
  const remove = () => {
    setAsks(false);
    setDeleted(true);
    toast('Tilbudet er slettet', { variant: 'success', timeout: null });
  };
  return (
    <div style={{ minBlockSize: '22rem' }}>
      <p>{deleted ? 'Du har ingen lagrede tilbud.' : 'Reiseforsikring, 189 kr/md'}</p>
      {!deleted && (
        <Button variant="danger" onClick={() => setAsks(true)}>
          Slett tilbud
        </Button>
      )}
      <Dialog
        variant="alert"
        open={asks}
        onOpenChange={setAsks}
        title="Vil du slette tilbudet?"
        actions={
          <>
            <Button variant="danger-primary" onClick={remove}>
              Slett tilbud
            </Button>
            <Button variant="tertiary" onClick={() => setAsks(false)}>
              Avbryt
            </Button>
          </>
        }
      >
        Du må be om et nytt tilbud hvis du ombestemmer deg.
      </Dialog>
    </div>
  );
}

const render = () => (
  <ToastProvider>
    <Offer />
  </ToastProvider>
);

/** Before. */
export const Default: Story = { render };

/** The question. */
export const Asked: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slett tilbud' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.documentElement.lang).toBe('nb');
  },
};

/** After. */
export const Deleted: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slett tilbud' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Slett tilbud' }));
    await expect(canvas.getByText('Du har ingen lagrede tilbud.')).toBeVisible();
  },
};
