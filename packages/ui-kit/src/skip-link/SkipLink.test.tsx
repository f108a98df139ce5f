import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { SkipLink } from './SkipLink';

beforeAll(() => {
  // Not in jsdom: it lays nothing out.
  Element.prototype.scrollIntoView ??= () => {};
});

describe('SkipLink', () => {
  describeConformance(<SkipLink />);

  test('is the first tab stop, and moves the focus past the navigation', async () => {
    render(
      <>
        <SkipLink />
        <a href="/tilbud">Tilbud</a>
        <main id="main">Innhold</main>
      </>,
    );
    const address = window.location.href;
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Hopp til hovedinnhold' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.href).toBe(address);
  });

  test('does nothing after preventDefault()', async () => {
    const onClick = vi.fn((event) => event.preventDefault());
    render(
      <>
        <SkipLink href="#innhold" onClick={onClick} />
        <main id="innhold">Innhold</main>
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});
