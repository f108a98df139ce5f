import { Header } from '@forsikring/ui-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import html from '../../index.html?raw';
import { AppFrame } from './App';
import { LoadingPage } from './LoadingPage';

/** Markup without the insignificant white space between elements. */
function normalized(markup: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder.innerHTML.replace(/>\s+</g, '><').trim();
}

test('matches the markup of index.html, which is shown before any script has run', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const shell = renderToStaticMarkup(
    <>
      <Header logo={null} />
      <div className="app-nav-bar app-nav-room" data-loading="" />
      <AppFrame>
        <LoadingPage />
      </AppFrame>
    </>,
  );
  expect(normalized(page.getElementById('root')?.innerHTML ?? '')).toBe(normalized(shell));
});
