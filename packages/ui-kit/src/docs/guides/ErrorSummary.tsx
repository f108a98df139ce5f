import { ErrorSummary } from '../../error-summary/ErrorSummary';
import { ErrorSummaryItem } from '../../error-summary/ErrorSummaryItem';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <ErrorSummary>
          <ErrorSummaryItem href="#epost">Skriv inn e-postadressen din</ErrorSummaryItem>
          <ErrorSummaryItem href="#tilbud">Velg om du vil ha tilbud</ErrorSummaryItem>
        </ErrorSummary>
      ),
      doText: 'One link for each field, in their order, in the words of the fields’ errors.',
      dont: (
        <ErrorSummary>
          <ErrorSummaryItem href="#epost">Ugyldig verdi</ErrorSummaryItem>
          <ErrorSummaryItem href="#tilbud">Påkrevd felt</ErrorSummaryItem>
        </ErrorSummary>
      ),
      dontText: 'Errors that do not name the field or how to correct it.',
    },
  ],
  example: (
    <ErrorSummary>
      <ErrorSummaryItem href="#epost">Skriv inn e-postadressen din</ErrorSummaryItem>
      <ErrorSummaryItem href="#tilbud">Velg om du vil ha tilbud</ErrorSummaryItem>
    </ErrorSummary>
  ),
  elements: {
    message: 'The surface, with the sign of an error.',
    'error-summary-heading': 'How many errors there are.',
    'error-summary-list': 'The errors, in the order of the fields.',
    'error-summary-link': 'Leads to the field.',
  },
  accessibility: [
    'It takes the focus when it appears: a screen reader reads its heading.',
    'A link moves the focus to the field, and the label into view.',
  ],
  content: ['Use the same words as in the `error` of the field, in the imperative.'],
};
