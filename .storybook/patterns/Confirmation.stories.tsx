import { Button, Dialog, ToastProvider, useToast } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

interface OfferProps {
  /** Whether the question is open at first. */
  defaultAsks?: boolean;
  /** Whether the offer is deleted at first. */
  defaultDeleted?: boolean;
}

function Offer({ defaultAsks = false, defaultDeleted = false }: OfferProps) {
  const [asks, setAsks] = useState(defaultAsks);
  const [deleted, setDeleted] = useState(defaultDeleted);
  const toast = useToast();
  useEffect(() => {
    if (deleted)
      toast('Tilbudet på reiseforsikring er slettet', { variant: 'success', timeout: null });
  }, [deleted, toast]);
  const remove = () => {
    setAsks(false);
    setDeleted(true);
  };
  return (
    <>
      <p>{deleted ? 'Du har ingen tilbud.' : 'Reiseforsikring, 189 kr/md'}</p>
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
    </>
  );
}

/**
 * An action that cannot be undone. Parts: `Dialog` with `variant="alert"`, `Button`, `Toast`.
 *
 * 1. The button on the page is `danger` and names the action: 'Slett tilbud'.
 * 2. The dialog asks. The title of the dialog is the question, its text names the consequence.
 * 3. The first button repeats the verb and is `danger-primary`. 'Avbryt' comes last, is `tertiary` and takes the focus.
 * 4. Afterwards a toast confirms the action. The focus moves to the next thing, not to the top.
 *
 * - **Do** offer 'Angre' in the toast instead of a question, where the action can be undone.
 * - **Do** ask in the place of the button, in the same words, where the thing is one of a list: the others stay in view.
 * - **Don't** ask about everyday actions. People stop reading the question.
 */
const meta = {
  title: 'Patterns/Confirmation',
  id: 'patterns-confirmation',
  tags: ['autodocs'],
  component: Offer,
  render: (args) => (
    <ToastProvider>
      <Offer {...args} />
    </ToastProvider>
  ),
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button names the action. */
export const Default: Story = { name: 'Before' };

/** The question. */
export const Asked: Story = { args: { defaultAsks: true }, tags: ['review'] };

/** After. */
export const Deleted: Story = { args: { defaultDeleted: true } };

export const FromQuestionToDeletion: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slett tilbud' }));
    const question = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await expect(document.documentElement.lang).toBe('nb');
    await userEvent.click(within(question).getByRole('button', { name: 'Slett tilbud' }));
    await expect(canvas.getByText('Du har ingen tilbud.')).toBeVisible();
    await expect(
      await within(document.body).findByText('Tilbudet på reiseforsikring er slettet'),
    ).toBeVisible();
  },
};
