import { Table, TableCell, TableHeader } from '@forsikring/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFigmaVariables } from '../../packages/ui-kit/brand/buildFigmaVariables';
import { cssName, kitTokens, listTokens } from '../../packages/ui-kit/brand/kitTokens';
import { mergeTokens } from '../../packages/ui-kit/brand/mergeTokens';
import { brandItems } from '../toolbar/globalTypes';
import { Download } from './Download';

/**
 * Each brand as files for design tools, built from its token files in the repository.
 *
 * - **`tokens.json`**: DTCG 2025.10, as Figma, Tokens Studio and Penpot read it. `light` has every token, with the
 *   values of the brand over those of the kit; `dark` has the same in dark mode.
 * - **`figma-variables.json`**: the body of
 *   [`POST /v1/files/:file_key/variables`](https://developers.figma.com/docs/rest-api/variables-endpoints/) of
 *   Figma's REST API. It creates one collection with the modes Light and Dark. Names are paths (`color/accent`),
 *   the description is the purpose, and the code syntax for the web is `var(--ui-color-accent)`. Lengths are in px
 *   at a root font size of 16, durations in ms. Shadows are left out: Figma has effect styles for them.
 *
 * To import them: `curl -X POST -H "X-Figma-Token: …" -d @figma-variables.json
 * https://api.figma.com/v1/files/<file key>/variables` (a plan with the variables API), or a plugin that reads DTCG
 * files with `tokens.json`.
 *
 * To show a frame beside a part, set `parameters: { design: { type: 'figma', url: '…' } }` in its stories. The tab
 * "Design" then shows the frame, and the page of the part links to it.
 */
const meta = {
  title: 'Foundation/Tokens for design tools',
  id: 'foundation-token-files',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const files = import.meta.glob<object>('./*/{tokens,dark}.json', {
  base: '../../apps/portal/brands',
  import: 'default',
  eager: true,
});
const fileOf = (brand: string, mode: 'tokens' | 'dark') => files[`./${brand}/${mode}.json`] ?? {};

/** The tokens of the kit with those of a brand over them, in each mode. */
function tokensOf(brand: string) {
  const light = mergeTokens(kitTokens.light, fileOf(brand, 'tokens'));
  return { light, dark: mergeTokens(light, kitTokens.dark, fileOf(brand, 'dark')) };
}

const purposes = new Map(
  listTokens(kitTokens.light).map(({ id, description }) => [id, description]),
);

function figmaOf(brand: string, name: string) {
  const purposeOf = (token: string) => purposes.get(token);
  return buildFigmaVariables({ name, ...tokensOf(brand), cssName, purposeOf });
}

const write = (content: object) => JSON.stringify(content, null, 2);

/** Two files for each brand. */
export const Default: Story = {
  name: 'Downloads',
  render: () => (
    <Table caption="Files of each brand">
      <thead>
        <tr>
          <TableHeader>Brand</TableHeader>
          <TableHeader>Design tokens</TableHeader>
          <TableHeader>Figma variables</TableHeader>
        </tr>
      </thead>
      <tbody>
        {brandItems.map(({ value, title }) => (
          <tr key={value}>
            <TableHeader scope="row">{title}</TableHeader>
            <TableCell>
              <Download name={`${value}.tokens.json`} text={write(tokensOf(value))} />
            </TableCell>
            <TableCell>
              <Download
                name={`${value}.figma-variables.json`}
                text={write(figmaOf(value, title))}
              />
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links).toHaveLength(2 * brandItems.length);
    for (const link of links) {
      const text = await (await fetch(link.href)).text();
      await expect(() => JSON.parse(text)).not.toThrow();
      await expect(text).not.toContain('[object Object]');
    }
  },
};
