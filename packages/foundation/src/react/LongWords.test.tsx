import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongWords } from './LongWords';

test.each(['Informasjonskapsler', 'Bruk av informasjonskapslene våre', 'Personvern'])(
  'keeps each word of %s in one text node',
  (text) => {
    const { container } = render(<LongWords>{text}</LongWords>);
    const words: string[] = [];
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) words.push(...(walker.currentNode.textContent?.match(/\S+/g) ?? []));
    expect(words).toEqual(text.split(' '));
  },
);
