import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('a picture keeps its room free until its code is loaded', async () => {
  // Another file of the worker may have loaded its code.
  vi.resetModules();
  const { LazyPicture } = await import('./LazyPicture');
  const { container } = render(<LazyPicture name="no-offers" />);
  const svg = () => container.querySelector('svg');
  expect(svg()).toHaveAttribute('width', '320');
  expect(svg()).toHaveAttribute('aria-hidden', 'true');
  expect(svg()).toBeEmptyDOMElement();

  await waitFor(() => expect(svg()).not.toBeEmptyDOMElement());
  expect(svg()).toHaveAttribute('width', '320');
  expect(svg()).toHaveAttribute('viewBox', '0 0 320 200');
});
