/**
 * Loads the fonts of the brands before a story is shown, so that its first paint has them. Fallback fonts
 * are the system's, and fail where it has none of them.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}
