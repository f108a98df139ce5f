/**
 * Resolves when the transitions of elements have had their time: at once without any, as with reduced motion. By a timer,
 * because an animation does not end in a hidden tab.
 */
export function motionEnd(elements: Iterable<Element>): Promise<void> {
  const motions = [...elements].flatMap((element) => element.getAnimations?.() ?? []);
  const endsMs = motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return new Promise((resolve) => {
    if (endsMs.length > 0) setTimeout(resolve, Math.max(...endsMs));
    else resolve();
  });
}
