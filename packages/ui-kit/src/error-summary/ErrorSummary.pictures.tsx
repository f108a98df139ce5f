import { ErrorSummary } from './ErrorSummary';
import { ErrorSummaryItem } from './ErrorSummaryItem';

export const pairs = [
  {
    do: (
      <ErrorSummary>
        <ErrorSummaryItem href="#epost">Skriv inn e-postadressen din</ErrorSummaryItem>
        <ErrorSummaryItem href="#tilbud">Velg om du vil ha tilbud</ErrorSummaryItem>
      </ErrorSummary>
    ),
    dont: (
      <ErrorSummary>
        <ErrorSummaryItem href="#epost">Ugyldig verdi</ErrorSummaryItem>
        <ErrorSummaryItem href="#tilbud">Påkrevd felt</ErrorSummaryItem>
      </ErrorSummary>
    ),
  },
];

export const anatomy = (
  <ErrorSummary>
    <ErrorSummaryItem href="#epost">Skriv inn e-postadressen din</ErrorSummaryItem>
    <ErrorSummaryItem href="#tilbud">Velg om du vil ha tilbud</ErrorSummaryItem>
  </ErrorSummary>
);
