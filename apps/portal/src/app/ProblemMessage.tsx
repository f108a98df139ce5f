import { Banner } from '@forsikring/ui-kit';

/** What the problem banner says (specification part 2 §8). */
export function ProblemMessage() {
  return (
    <Banner>
      Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler,
      eller ikke fungerer som det skal.
    </Banner>
  );
}
