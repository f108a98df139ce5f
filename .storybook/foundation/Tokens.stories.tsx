import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import {
  cssName,
  kitTokens,
  type ListedToken,
  listTokens,
} from '../../packages/ui-kit/brand/kitTokens';
import { readHex } from '../../packages/ui-kit/brand/readColor';
import { CopyButton } from './CopyButton';
import './tokens-page.css';

/**
 * The design tokens of the kit, from its token files (DTCG), with the values of the brand that the
 * toolbar chooses. A brand is other values for the same names.
 *
 * "Copy" copies `var(--ui-…)`. The files for design tools are under
 * [Tokens for design tools](?path=/docs/foundation-token-files--docs). Durations and easings play under
 * [Motion](?path=/docs/ui-kit-motion--docs).
 *
 * - **Do** use tokens for your own content beside the parts. The page then follows the brand.
 * - **Don't** combine colours that are not a pair under [Contrast](?path=/docs/foundation-contrast--docs): their contrast is not
 *   checked.
 */
const meta = { title: 'Foundation/Tokens', id: 'ui-kit-tokens', tags: ['autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MODES: Mode[] = ['light', 'dark'];
const tokens = listTokens(kitTokens.light);
const ofType = (type: string) => tokens.filter((token) => token.type === type);
const inGroup = (start: string) => tokens.filter(({ id }) => id.startsWith(start));

function Name({ id, description }: ListedToken) {
  return (
    <>
      <div>
        <code className="tokens-page-name">{id}</code>
        <code className="tokens-page-name">{cssName(id)}</code>
      </div>
      <span>{description}</span>
      <CopyButton text={`var(${cssName(id)})`} of={id} />
    </>
  );
}

interface TokenListProps {
  tokens: ListedToken[];
  sample: (value: string, id: string) => ReactNode;
}

function TokenList({ tokens, sample }: TokenListProps) {
  const style = getComputedStyle(document.documentElement);
  return (
    <ul className="tokens-page">
      {tokens.map((token) => (
        <li key={token.id}>
          <div className="tokens-page-sample">
            {sample(`var(${cssName(token.id)})`, token.id)}
            <span className="tokens-page-value">{style.getPropertyValue(cssName(token.id))}</span>
          </div>
          <Name {...token} />
        </li>
      ))}
    </ul>
  );
}

/** One colour in one mode. */
function Swatch({ id, mode }: { id: string; mode: Mode }) {
  return (
    <div>
      <div className="tokens-page-swatch" data-color-scheme={mode}>
        <div style={{ background: `var(${cssName(id)})` }} />
      </div>
      <span className="tokens-page-value">
        {mode} {readHex(id, mode)}
      </span>
    </div>
  );
}

/** Each colour with its purpose and its values in light and dark mode. */
export const Default: Story = {
  name: 'Colours',
  tags: ['no-review'],
  render: () => (
    <ul className="tokens-page">
      {ofType('color').map((token) => (
        <li key={token.id}>
          <div className="tokens-page-sample tokens-page-modes">
            {MODES.map((mode) => (
              <Swatch key={mode} id={token.id} mode={mode} />
            ))}
          </div>
          <Name {...token} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const { description } of ofType('color')) {
      await expect(canvasElement).toHaveTextContent(description ?? 'a purpose');
    }
  },
};

/** The steps of the type scale. The two largest headings grow with the window. */
export const Type: Story = {
  render: () => (
    <TokenList
      tokens={inGroup('font.size').reverse()}
      sample={(fontSize, id) => (
        <span
          style={
            id.includes('heading')
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

/** The distances between elements and inside them. */
export const Space: Story = {
  render: () => (
    <TokenList
      tokens={inGroup('space.')}
      sample={(inlineSize) => <div className="tokens-page-bar" style={{ inlineSize }} />}
    />
  ),
};

/** Corners. */
export const Radii: Story = {
  render: () => (
    <TokenList
      tokens={inGroup('radius')}
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
      tokens={ofType('shadow')}
      sample={(boxShadow) => (
        <div
          className="tokens-page-box"
          style={{ boxShadow, borderRadius: 'var(--ui-radius-small)' }}
        />
      )}
    />
  ),
};
