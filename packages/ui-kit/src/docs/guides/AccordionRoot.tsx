import { AccordionItem } from '../../accordion/AccordionItem';
import { AccordionRoot } from '../../accordion/AccordionRoot';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <AccordionRoot headingLevel={3}>
          <AccordionItem heading="Hva er egenandel?">Det du betaler selv.</AccordionItem>
          <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
        </AccordionRoot>
      ),
      doText: 'Headings in the words of the reader, so that one of them can be chosen.',
      dont: (
        <AccordionRoot headingLevel={3}>
          <AccordionItem heading="Informasjon">Det du betaler selv.</AccordionItem>
          <AccordionItem heading="Annet">Innen tre dager.</AccordionItem>
        </AccordionRoot>
      ),
      dontText: 'Headings that people must open to understand.',
    },
    {
      do: <p>Du betaler 4 000 kroner i egenandel ved skade.</p>,
      doText: 'What most people need stands in the page.',
      dont: (
        <AccordionRoot headingLevel={3}>
          <AccordionItem heading="Egenandel">4 000 kroner ved skade.</AccordionItem>
        </AccordionRoot>
      ),
      dontText: 'One item that hides an important fact.',
    },
  ],
  example: (
    <AccordionRoot headingLevel={3}>
      <AccordionItem heading="Hva dekker forsikringen?" defaultOpen>
        Avbestilling og bagasje.
      </AccordionItem>
      <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
    </AccordionRoot>
  ),
  elements: {
    accordion: 'The list of items.',
    'accordion-heading': 'The heading around the trigger: `headingLevel`.',
    'accordion-more-button': "'Vis flere', where `AccordionMore` hides some.",
  },
  states: {
    Closed: (
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
      </AccordionRoot>
    ),
  },
  accessibility: [
    'Enter and Space open and close an item. Tab moves from one trigger to the next.',
    'Each trigger is in a heading: set `headingLevel` to the level below the heading above.',
    "It is the browser's `<details>`: find-in-page opens it, and a print shows all of it.",
  ],
  content: [
    'Write a heading as a question or as the name of what is inside, without a full stop.',
    'Answer in the first sentence. Three to six lines are enough.',
  ],
};
