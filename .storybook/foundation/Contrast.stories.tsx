import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import { type ContrastPair, contrastPairs } from '../../packages/ui-kit/brand/contrastPairs';
import { cssName } from '../../packages/ui-kit/brand/kitTokens';
import { measureContrast } from '../../packages/ui-kit/brand/readColor';
import './tokens-page.css';

/**
 * Every pair of colours that the parts put together, with its contrast in the brand of the toolbar, in light and dark mode: text
 * 4.5, edges and icons 3.
 */
const meta = {
  title: 'Foundation/Contrast',
  id: 'foundation-contrast',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;

const MODES: Mode[] = ['light', 'dark'];

interface SampleProps extends ContrastPair {
  ratio: number;
  mode: Mode;
}

function Sample({ color, on, ratio, atLeast, mode }: SampleProps) {
  const style: CSSProperties = {
    color: `var(${cssName(color)})`,
    background: `var(${cssName(on)})`,
  };
  return (
    <>
      <div className="contrast-sample" data-color-scheme={mode} style={style}>
        {atLeast === 4.5 ? '189 kr/md' : <div className="contrast-shape" />}
      </div>
      <span className="contrast-ratio">{ratio.toFixed(1)}</span>
    </>
  );
}

/** The pairs. */
export const Default: StoryObj<typeof meta> = {
  render: () => {
    const pairs = { light: measureContrast('light'), dark: measureContrast('dark') };
    return (
      <ul className="contrast-page">
        {contrastPairs.map(({ color, on, atLeast }, index) => (
          <li key={`${color} ${on}`}>
            {MODES.map((mode) => {
              const pair = pairs[mode][index];
              return pair && <Sample key={mode} {...pair} mode={mode} />;
            })}
            <span>
              <code className="tokens-page-name">{color}</code>
              <code className="tokens-page-name">on {on}</code>
              <span className="tokens-page-value">at least {atLeast}</span>
            </span>
          </li>
        ))}
      </ul>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(contrastPairs.length);
    for (const mode of MODES) {
      const low = measureContrast(mode).filter(({ ratio, atLeast }) => ratio < atLeast);
      await expect(low).toEqual([]);
    }
  },
};
