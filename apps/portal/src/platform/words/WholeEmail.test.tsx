import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Hyphenated } from './Hyphenated';

/** The text with `|` for each generated hyphen and `[…]` around words that stay whole. */
function read(text: string): string {
  const { container } = render(<Hyphenated>{text}</Hyphenated>);
  expect(container).toHaveTextContent(text);
  return (container.firstElementChild?.innerHTML ?? '')
    .replaceAll('<span class="soft-hyphen"></span>', '|')
    .replace(/<span class="whole-word">(.*?)<\/span>/g, '[$1]');
}

describe('Hyphenated', () => {
  test.each([
    ['Behandlingsforsikring', 'Behandlings|forsikring'],
    ['Forsikringsoversikt', 'Forsikrings|oversikt'],
    ['Forsikringsprofil', 'Forsikrings|profil'],
    ['Oppdater kilometerstanden på Volvo V60', 'Oppdater kilometer|standen på Volvo V60'],
    ['Du har 1 helseerklæring å fylle ut', 'Du har 1 helse|erklæring å fylle ut'],
    ['Vedlikeholdskalenderen', 'Vedlikeholds|kalenderen'],
    ['Landbruksforsikringstilleggsavtale', 'Landbruks|forsikrings|tilleggs|avtale'],
    ['informasjonskapsler', 'informasjons|kapsler'],
    ['Hent folkeregistrert adresse', 'Hent folke|registrert adresse'],
    ['Elsparkesykkel', 'Elsparke|sykkel'],
    ['Medlemsfordeler', 'Medlems|fordeler'],
    ['Markedsføring', 'Markeds|føring'],
    ['Opplysninger om deg', 'Opp|lysninger om deg'],
  ])('lets %s break between its parts', (text, broken) => expect(read(text)).toBe(broken));

  test.each(['Forsikring', 'Standard', 'Reise og båt', 'Behandlings\u00adforsikring'])(
    'leaves %s as it is',
    (text) => expect(read(text)).toBe(text),
  );

  test.each([
    ['Du får svar på e-post.', 'Du får svar på [e-post].'],
    ['E-postadressen er lagret', '[E-postadressen] er lagret'],
  ])('keeps the hyphen of %s on its line', (text, whole) => expect(read(text)).toBe(whole));
});
