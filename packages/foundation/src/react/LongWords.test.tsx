import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongWords } from './LongWords';

test.each(['Informasjonskapsler', 'Bruk av informasjonskapslene våre', 'Personvern'])(
  'shows %s as one text node',
  (text) => {
    const { container } = render(<LongWords>{text}</LongWords>);
    expect(container.firstElementChild?.childNodes).toHaveLength(1);
    expect(container).toHaveTextContent(text);
  },
);
