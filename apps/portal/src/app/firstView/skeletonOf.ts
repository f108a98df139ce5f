/** The pages with a skeleton of their own, by their paths. */
const SKELETONS = {
  '/': 'overview',
  '/tilbud': 'offers',
  '/forsikringsprofil': 'profile',
  '/kjopsinnganger': 'purchase',
  '/kvittering': 'receipt',
  '/andre-forsikringer': 'other-insurances',
} as const;

/** The name of a skeleton: that of a page, or `plain` for all others. */
export type SkeletonName = (typeof SKELETONS)[keyof typeof SKELETONS] | 'plain';

/** All skeletons. */
export const SKELETON_NAMES: readonly SkeletonName[] = [...Object.values(SKELETONS), 'plain'];

/** Finds the skeleton of a path below the base path. */
export function skeletonOf(path: string): SkeletonName {
  const page = path.replace(/(.)\/$/, '$1');
  return Object.keys(SKELETONS).includes(page)
    ? SKELETONS[page as keyof typeof SKELETONS]
    : 'plain';
}
