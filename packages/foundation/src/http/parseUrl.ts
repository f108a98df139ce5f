/** Parses an address; undefined when it is none. Browsers before 2024, such as Safari 16, have no `URL.parse` or `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
