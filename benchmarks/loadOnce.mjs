/** Loads a page once, cold, on a slow phone, and records what the browser measured. */

/** Slow 4G, with the values of Lighthouse and the browsers' developer tools. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'nb-NO',
  timezoneId: 'Europe/Oslo',
};
/** How long to record long tasks after the first insurance. */
const WATCH_MS = 3_000;
const LIMIT_MS = 30_000;

/** Runs in the page before its own code. */
function recordFirstInsurance() {
  const marks = { firstInsurance: undefined, longTasks: [], lcp: undefined };
  window.benchmark = marks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      marks.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const observer = new MutationObserver(() => {
    const title = document.querySelector('.agreement-card-title');
    if (!title?.textContent) return;
    observer.disconnect();
    // The second frame starts after the first one was painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.firstInsurance = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page after it has loaded. */
function readRecord() {
  const { firstInsurance, longTasks, lcp } = window.benchmark;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    firstInsurance,
    longTasks,
    lcp,
    fcp,
    requests: entries.map((entry) => ({
      url: entry.name,
      startMs: entry.startTime,
      responseMs: entry.responseStart,
      endMs: entry.responseEnd,
      bytes: entry.transferSize,
    })),
  };
}

/**
 * Loads an address in a new browser context, i.e. with an empty cache, until the first insurance is painted.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('playwright').Cookie[]} cookies
 * @param {number} [watchMs] how long to record afterwards
 */
export async function loadOnce(browser, url, cookies, watchMs = WATCH_MS) {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(cookies);
    await context.addInitScript(recordFirstInsurance);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.benchmark?.firstInsurance, null, {
      timeout: LIMIT_MS,
      polling: 100,
    });
    await page.waitForTimeout(watchMs);
    return await page.evaluate(readRecord);
  } finally {
    await context.close();
  }
}
