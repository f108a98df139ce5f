import type { Guide } from '../../packages/ui-kit/src/docs/guides/Guide';

const files = import.meta.glob<{ guide: Guide }>('../../packages/ui-kit/src/docs/guides/*.tsx');

/** Loads the guide of a part, which is a file of its name. */
export async function loadGuide(part: string): Promise<Guide | undefined> {
  const load = files[`../../packages/ui-kit/src/docs/guides/${part}.tsx`];
  return load && (await load()).guide;
}
