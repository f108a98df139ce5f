/**
 * The largest response body, in bytes after decompression. The agreements of ten thousand insurances fit; a page that shows
 * more would freeze.
 */
const MAX_BODY_BYTES = 5_000_000;

/**
 * Reads the body of a response as text.
 * @returns undefined, without reading the rest, when the body is larger than `MAX_BODY_BYTES`
 */
export async function readText(response: Response): Promise<string | undefined> {
  // The responses of some tests and older libraries have no stream.
  if (typeof response.body?.getReader !== 'function') return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BODY_BYTES) {
      // The connection may break meanwhile.
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
