import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import {
  cssName,
  kitTokens,
  type ListedToken,
  listTokens,
} from '../../packages/ui-kit/brand/kitTokens';
import { AccordionItem } from '../../packages/ui-kit/src/accordion/AccordionItem';
import { AccordionRoot } from '../../packages/ui-kit/src/accordion/AccordionRoot';
import { Button } from '../../packages/ui-kit/src/button/Button';
import { Dialog } from '../../packages/ui-kit/src/dialog/Dialog';
import { Message } from '../../packages/ui-kit/src/message/Message';
import { CopyButton } from './CopyButton';
import './tokens-page.css';

/**
 * Motion says where something came from, and where it went. Press 'Play': each example plays its token, with the values
 * of the brand that the toolbar chooses.
 *
 * - **Do** let one thing move at a time: what leaves fades first, and then its neighbours move.
 * - **Do** let what opens take the time of its size, and what closes two thirds: `calc(var(--ui-duration-medium) / 1.5)`.
 * - **Don't** move what somebody reads, or is about to press.
 * - **Don't** let motion alone say that something happened: with reduced motion, and on paper, nothing moves.
 */
const meta = {
  title: 'Foundation/Motion',
  id: 'ui-kit-motion',
  tags: ['autodocs', 'no-review'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inGroup = (start: string) =>
  listTokens(kitTokens.light).filter(({ id }) => id.startsWith(start));

/** One token with its value and purpose, and a pill that moves by it. */
function Played({ token, transition }: { token: ListedToken; transition: string }) {
  const [atEnd, setAtEnd] = useState(false);
  const name = cssName(token.id);
  return (
    <li>
      <div>
        <div className="tokens-page-track">
          <div
            className="tokens-page-moving"
            data-end={atEnd ? '' : undefined}
            style={{ transition: `translate ${transition}` }}
          />
        </div>
        <Button variant="secondary" onClick={() => setAtEnd(!atEnd)}>
          Play <span className="ui-visually-hidden">{token.id}</span>
        </Button>
      </div>
      <div>
        <code className="tokens-page-name">{token.id}</code>
        <code className="tokens-page-name">{name}</code>
        <span className="tokens-page-value">
          {getComputedStyle(document.documentElement).getPropertyValue(name)}
        </span>
      </div>
      <span>{token.description}</span>
      <CopyButton text={`var(${name})`} of={token.id} />
    </li>
  );
}

const list = (rows: ReactNode) => <ul className="tokens-page">{rows}</ul>;

/** Three durations. Each example moves by `easing.move`. */
export const Default: Story = {
  name: 'Durations',
  render: () =>
    list(
      inGroup('duration.').map((token) => (
        <Played
          key={token.id}
          token={token}
          transition={`var(${cssName(token.id)}) var(--ui-easing-move)`}
        />
      )),
    ),
  play: async ({ canvas, userEvent }) => {
    const [play] = canvas.getAllByRole('button', { name: /^Play/ });
    if (play) await userEvent.click(play);
    await expect(document.querySelectorAll('.tokens-page-moving[data-end]')).toHaveLength(1);
    for (const { id, description } of inGroup('duration.')) {
      await expect(canvas.getByText(id, { selector: 'code' })).toBeVisible();
      await expect(canvas.getByText(description ?? 'a purpose')).toBeVisible();
    }
  },
};

/** Three curves. The examples take a second, so that the difference is seen. */
export const Easings: Story = {
  render: () =>
    list(
      inGroup('easing.').map((token) => (
        <Played
          key={token.id}
          token={token}
          // Three times the longest duration, which is 0 with reduced motion.
          transition={`calc(var(--ui-duration-long) * 3) var(${cssName(token.id)})`}
        />
      )),
    ),
};

const ANSWER = 'Du betaler egenandelen selv når du har en skade. Resten betaler vi.';

function PartsThatMove() {
  const [open, setOpen] = useState<string[]>([]);
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(false);
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setOpen(open.length > 0 ? [] : ['a'])}>
          Play: grows and shrinks
        </Button>
      </p>
      <AccordionRoot headingLevel={3} value={open} onValueChange={setOpen}>
        <AccordionItem value="a" heading="Hva er egenandel?">
          <p>{ANSWER}</p>
        </AccordionItem>
      </AccordionRoot>
      <p>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Play: fades over the page
        </Button>
      </p>
      <Dialog title="Hva er egenandel?" open={asked} onOpenChange={setAsked}>
        <p>{ANSWER}</p>
      </Dialog>
      <p>
        <Button variant="secondary" onClick={() => setTold(!told)}>
          Play: appears in the page
        </Button>
      </p>
      {told && (
        <Message variant="info">
          <p>{ANSWER}</p>
        </Message>
      )}
    </>
  );
}

/** The parts use the tokens by themselves: an accordion, a dialog, a message. */
export const Parts: Story = {
  render: () => <PartsThatMove />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: grows and shrinks' }));
    await expect(canvas.getAllByText(ANSWER)[0]).toBeVisible();
  },
};
