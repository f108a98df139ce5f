import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { contrastPairs } from '../internals/contrast/contrastPairs';
import { type ContrastFigure, measureContrast } from '../internals/contrast/measureContrast';
import { readColors, readScheme, readTokens, tokenNames } from './readTokens';
import './tokens-page.css';

/**
 * The custom properties that all parts are drawn with, as the chosen brand and mode have them. A
 * brand is other values for the same names.
 *
 * - **Do** use tokens for whatever stands beside the parts. The page then follows the brand.
 * - **Don't** put colours together that have no figure under Contrast: nobody has checked them.
 */
const meta = { title: 'ui-kit/Tokens', tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface TokenListProps {
  names: string[];
  swatches?: boolean;
  sample: (value: string, name: string) => ReactNode;
}

function TokenList({ names, swatches = false, sample }: TokenListProps) {
  const tokens = readTokens();
  return (
    <ul className="tokens-page" data-layout={swatches ? 'swatches' : undefined}>
      {names.map((name) => (
        <li key={name}>
          {sample(`var(${name})`, name)}
          <code className="tokens-page-name">{name}</code>
          <span className="tokens-page-value">{tokens.get(name)}</span>
        </li>
      ))}
    </ul>
  );
}

function Pair({ color, on, ratio, atLeast }: ContrastFigure) {
  const style: CSSProperties = { color: `var(${color})`, background: `var(${on})` };
  const isText = atLeast === 4.5;
  return (
    <li className="tokens-page-pair">
      <div className="tokens-page-sample" style={style}>
        {isText ? '189 kr/md' : <div className="tokens-page-shape" />}
      </div>
      <span className="tokens-page-ratio">
        {ratio.toFixed(1)} <span className="tokens-page-value">minst {atLeast}</span>
      </span>
      <span>
        <code className="tokens-page-name">{color}</code>
        <code className="tokens-page-name">{on}</code>
      </span>
    </li>
  );
}

/** Each colour, with its value in light and dark. */
export const Default: Story = {
  name: 'Colours',
  render: () => (
    <TokenList
      swatches
      names={tokenNames('color-', 'header-background', 'header-text', 'header-border')}
      sample={(value) => <div className="tokens-page-swatch" style={{ background: value }} />}
    />
  ),
};

/** Every pair that the parts put together, with its contrast: text 4.5, edges and icons 3. */
export const Contrast: Story = {
  render: () => (
    <ul className="tokens-page" data-layout="pairs">
      {measureContrast(readColors(readScheme()), readScheme()).map((figure) => (
        <Pair key={`${figure.color} ${figure.on}`} {...figure} />
      ))}
    </ul>
  ),
  play: async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const figures = measureContrast(readColors(scheme), scheme);
      await expect(figures).toHaveLength(contrastPairs.length);
      await expect(figures.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
    }
  },
};

/** The steps of the type scale. The two largest headings grow with the window. */
export const Type: Story = {
  render: () => (
    <TokenList
      names={tokenNames('font-size').reverse()}
      sample={(fontSize, name) => (
        <span
          style={
            name.includes('heading')
              ? {
                  fontSize,
                  fontFamily: 'var(--ui-font-family-heading)',
                  fontWeight: 'var(--ui-font-weight-heading)' as CSSProperties['fontWeight'],
                  lineHeight: 'var(--ui-line-height-heading)',
                }
              : { fontSize }
          }
        >
          Forsikringene dine på ett sted
        </span>
      )}
    />
  ),
};

/** The distances between and in things. */
export const Space: Story = {
  render: () => (
    <TokenList
      names={tokenNames('space')}
      sample={(inlineSize) => <div className="tokens-page-bar" style={{ inlineSize }} />}
    />
  ),
};

/** Corners. */
export const Radii: Story = {
  render: () => (
    <TokenList
      swatches
      names={tokenNames('radius')}
      sample={(borderRadius) => (
        <div
          className="tokens-page-box"
          style={{ borderRadius, border: '2px solid var(--ui-color-border-strong)' }}
        />
      )}
    />
  ),
};

/** Shadows: at rest, and under the pointer. */
export const Shadows: Story = {
  render: () => (
    <TokenList
      swatches
      names={tokenNames('shadow')}
      sample={(boxShadow) => (
        <div
          className="tokens-page-box"
          style={{ boxShadow, borderRadius: 'var(--ui-radius-small)' }}
        />
      )}
    />
  ),
};

/** One duration, for what answers to the pointer. Point at the row; with reduced motion it jumps. */
export const Motion: Story = {
  render: () => (
    <div className="tokens-page-motion">
      <TokenList
        names={tokenNames('duration')}
        sample={() => <div className="tokens-page-moving" />}
      />
    </div>
  ),
};
