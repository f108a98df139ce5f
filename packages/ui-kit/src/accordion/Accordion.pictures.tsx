import { AccordionItem } from './AccordionItem';
import { AccordionRoot } from './AccordionRoot';

export const pairs = [
  {
    do: (
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Hva er egenandel?">Det du betaler selv.</AccordionItem>
        <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
      </AccordionRoot>
    ),
    dont: (
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Informasjon">Det du betaler selv.</AccordionItem>
        <AccordionItem heading="Annet">Innen tre dager.</AccordionItem>
      </AccordionRoot>
    ),
  },
  {
    do: <p>Du betaler 4 000 kroner i egenandel ved skade.</p>,
    dont: (
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Egenandel">4 000 kroner ved skade.</AccordionItem>
      </AccordionRoot>
    ),
  },
];

export const anatomy = (
  <AccordionRoot headingLevel={3}>
    <AccordionItem heading="Hva dekker forsikringen?" defaultOpen>
      Avbestilling og bagasje.
    </AccordionItem>
    <AccordionItem heading="Når får jeg svar?">Innen tre dager.</AccordionItem>
  </AccordionRoot>
);
