import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';

/** Requests of Storybook and its bundler, which no handler knows. */
const OF_STORYBOOK = /iframe\.html|sb-common-assets|sb-vite|@vite|\.stories\.|\.mdx$/;

/** Starts the worker that responds to the requests of stories, also when Storybook has a base path. */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // The add-on loads it from the root of the host.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (!isCommonAssetRequest(request) && !OF_STORYBOOK.test(request.url)) print.warning();
    },
  });
  return worker;
}
