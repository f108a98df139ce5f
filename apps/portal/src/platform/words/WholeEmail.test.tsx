import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeEmail } from './WholeEmail';

test.each([
  ['Du får svar på e-post.', 'Du får svar på [e-post].'],
  ['E-postadressen er lagret', '[E-postadressen] er lagret'],
  ['Motorsykkel', 'Motorsykkel'],
])('keeps the hyphen of %s on its line', (text, whole) => {
  const { container } = render(<WholeEmail>{text}</WholeEmail>);
  expect(container).toHaveTextContent(text);
  const read = container.firstElementChild?.innerHTML.replace(
    /<span class="whole-word">(.*?)<\/span>/g,
    '[$1]',
  );
  expect(read).toBe(whole);
});
