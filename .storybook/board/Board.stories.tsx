import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBoard } from './StoryBoard';

/**
 * One story in every brand, light and dark, side by side. Choose the story here; its size is in the address:
 * `&args=widthPx:1280`. Each picture is the real story in a frame, as high as the story.
 */
const meta = {
  title: 'Foundation/All brands',
  id: 'foundation-board',
  component: StoryBoard,
  // Without a page, whose column is too narrow for both modes. Sixteen frames are no story to test: each of them is tested itself.
  tags: ['!test', 'frames', 'no-review'],
  args: { storyId: 'ui-kit-button--together', widthPx: 390, overlayHeightPx: 420 },
  // Each frame is a story, which is checked itself.
  parameters: { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } },
  argTypes: {
    widthPx: { control: 'select', options: [320, 390, 768, 1280] },
    overlayHeightPx: { control: { type: 'range', min: 160, max: 1200, step: 20 } },
  },
} satisfies Meta<typeof StoryBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons, until another story is chosen. */
export const Default: Story = {};
