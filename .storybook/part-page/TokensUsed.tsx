import { styleSheetOf, tokensIn } from './styleSheets';

/** The tokens in a part's style sheet, with light and dark swatches of the brand in the toolbar. */
export function TokensUsed({ storiesFile }: { storiesFile: string }) {
  const tokens = tokensIn(styleSheetOf(storiesFile));
  if (tokens.length === 0) return <p>It has no style of its own.</p>;
  return (
    <table className="part-page-tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light and dark</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, cssName, description, isColor }) => (
          <tr key={id}>
            <td>
              <code>{cssName}</code>
            </td>
            <td>
              {isColor &&
                ['light', 'dark'].map((scheme) => (
                  <span
                    key={scheme}
                    className="part-page-swatch"
                    title={scheme}
                    style={{ colorScheme: scheme, background: `var(${cssName})` }}
                  />
                ))}
            </td>
            <td>{description ?? 'This part alone. Without it, the part uses a general token.'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
