import { Banner } from '@forsikring/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { slideAway } from '../platform/motion/slideAway';

/** What the problem banner says (specification part 2 §8). */
export function ProblemMessage() {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    slideAway(element, 'comes');
    return () => slideAway(element, 'goes');
  }, []);

  return (
    <Banner ref={banner}>
      Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler,
      eller ikke fungerer som det skal.
    </Banner>
  );
}
