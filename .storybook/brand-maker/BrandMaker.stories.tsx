import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMaker } from './BrandMaker';

/** A brand from nothing, or from its token files, without a terminal. */
const meta = {
  title: 'Start/Make a brand',
  id: 'make-a-brand',
  component: BrandMaker,
  // Its frames are stories that are tested themselves; a test of its own makes a brand (e2e/brandMaker.spec.ts).
  tags: ['!test', 'frames', 'no-review'],
  globals: { brand: 'neutral' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof BrandMaker>;

export default meta;

/** The page. */
export const Default: StoryObj<typeof meta> = { name: 'Make a brand' };
