/** The custom properties that hold in one brand. */
export interface Theme {
  /** `:root` for the neutral values, else the name in `[data-brand="…"]`. */
  name: string;
  tokens: Map<string, string>;
}

interface Rule {
  selectors: string[];
  tokens: Map<string, string>;
}

const BRAND = /^\[data-brand=["']?([\w-]+)["']?\]$/;

/**
 * Reads the themes of a style sheet: `:root`, and each `[data-brand="…"]` on top of it. The rule
 * `[data-brand]` holds for every brand. Rules under a condition (`@media`, `@supports`) are left out.
 */
export function parseThemes(css: string): Theme[] {
  const rules = parseRules(css);
  const brands = new Set(
    rules.flatMap(({ selectors }) =>
      selectors.flatMap((selector) => BRAND.exec(selector)?.[1] ?? []),
    ),
  );
  const themeOf = (name: string, holds: (selector: string) => boolean): Theme => ({
    name,
    tokens: new Map(
      rules.filter(({ selectors }) => selectors.some(holds)).flatMap(({ tokens }) => [...tokens]),
    ),
  });

  return [
    themeOf(':root', (selector) => selector === ':root'),
    ...[...brands].map((brand) =>
      themeOf(
        brand,
        (selector) =>
          selector === ':root' ||
          selector === '[data-brand]' ||
          BRAND.exec(selector)?.[1] === brand,
      ),
    ),
  ];
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { prelude: string; tokens: Map<string, string> }[] = [];

  for (const [, text = '', end] of css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const [, name, value] = /^\s*(--[\w-]+)\s*:([\s\S]*)$/.exec(text) ?? [];
    if (end === '{') open.push({ prelude: text.trim(), tokens: new Map() });
    else if (name) open.at(-1)?.tokens.set(name, (value ?? '').trim());

    if (end !== '}') continue;
    const rule = open.pop();
    const conditional = open.some(({ prelude }) => /^@(?!layer)/.test(prelude));
    if (rule && !conditional && rule.tokens.size > 0) {
      rules.push({
        selectors: rule.prelude.split(',').map((one) => one.trim()),
        tokens: rule.tokens,
      });
    }
  }
  return rules;
}
