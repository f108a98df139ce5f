import type { Peer } from './Peer';

const calls =
  'A function a call, with types for what goes out and comes back: nobody writes an address.';
const checked =
  'Each answer is checked; a `ContractError` names the field that breaks the promise.';

export const client: Peer[] = [
  {
    from: 'ky 1.14',
    parts: ['`ky.create()`', '`createApiClient`'],
    props: [
      ['`ky.get(path).json()`', '`getAgreements`', 'And one for each of the other calls.'],
      ['`prefixUrl`', '`apiHost`', 'The page’s own origin alone.'],
      ['`json`', '', '`body` of a call that takes one.'],
      ['`searchParams`', '', '`query` of a call that takes one; null and undefined are dropped.'],
      ['`timeout`', '`timeoutMs`', '30000 with all retries, not 10000.'],
      ['`retry.limit`', '', '3 for reads, 1 for lists, never for writes.'],
      ['`retry.delay`', '`retryDelayMs`'],
      [
        '`retry.methods`, `.statusCodes`, `.shouldRetry`',
        '',
        'Reads that end with 5xx or without an answer.',
      ],
      [
        '`retry.afterStatusCodes`, `.maxRetryAfter`, `.backoffLimit`, `.jitter`',
        '',
        'Each wait is twice the one before, 30 seconds at most.',
      ],
      [
        '`retry.retryOnTimeout`, `ky.retry()`, `ForceRetryError`',
        '',
        'What takes too long is not asked again: the customer has waited.',
      ],
      ['`ky.extend()`', '', 'One client for a page, with its options.'],
      ['`ky.stop`', '', 'Abort the `signal` of the call.'],
      ['`method`, `headers`', '', 'Each call knows its own.'],
      ['`parseJson`, `stringifyJson`', '', 'Schemas read the answer.'],
      ['`onDownloadProgress`, `onUploadProgress`', '', 'Answers are small.'],
      ['`context`', '', 'Close over what your callbacks need.'],
      [
        '`hooks.beforeRequest`',
        '',
        'Its headers and the anti-forgery token are set. Else your own `fetch`.',
      ],
      ['`hooks.beforeRetry`', '', 'Your own `fetch` sees each attempt.'],
      ['`hooks.afterResponse`', '`onUnauthorized`, `onSessionExpiry`'],
      ['`hooks.beforeError`', '`onFailure`', 'Told; the error stays what it is.'],
      ['`throwHttpErrors`', '', 'Always.'],
      ['`fetch`', '`fetch`'],
      ['`signal`', '`signal`', 'Of each call.'],
      [
        '`HTTPError`, `TimeoutError`',
        '`HttpError`, `TimeoutError`',
        'By `isHttpError` and `isTimeoutError`.',
      ],
    ],
    differs: [calls, checked, 'No message of an error holds an id, a query or a value.'],
  },
  {
    from: 'axios 1.21',
    parts: ['`axios.create()`', '`createApiClient`'],
    props: [
      [
        '`instance.get(url)`',
        '`getAgreements`',
        'Resolves to the answer itself, where theirs had `.data`.',
      ],
      ['`baseURL`', '`apiHost`', 'The page’s own origin alone.'],
      ['`data`', '', '`body` of a call that takes one.'],
      ['`params`', '', '`query` or `params` of a call that takes them.'],
      ['`timeout`', '`timeoutMs`', '30000 with all retries; theirs had none.'],
      [
        '`xsrfCookieName`, `xsrfHeaderName`, `withXSRFToken`',
        '`readCookies`',
        'The token is sent with each write.',
      ],
      ['`withCredentials`', '', 'Cookies go to the page’s own origin.'],
      ['`validateStatus`', '', 'Whatever is no success rejects.'],
      ['`transformRequest`, `transformResponse`, `responseType`', '', 'Schemas read the answer.'],
      ['`method`, `headers`, `paramsSerializer`, `formSerializer`', '', 'Each call knows its own.'],
      [
        '`auth`, `adapter`, `env`, `interceptors.request`',
        '`fetch`',
        'Your own, around the browser’s.',
      ],
      [
        '`onUploadProgress`, `onDownloadProgress`, `maxContentLength`, `maxRate` and the like',
        '',
        'Answers are small.',
      ],
      [
        '`proxy`, `httpAgent`, `socketPath`, `maxRedirects`, `decompress`',
        '',
        'Those of the `fetch` that it runs on.',
      ],
      ['`timeoutErrorMessage`, `transitional`', '', 'A `TimeoutError` with a message of its own.'],
      ['`allowAbsoluteUrls`', '', 'Nobody writes an address.'],
      ['`interceptors.response`', '`onUnauthorized`, `onSessionExpiry`, `onFailure`'],
      [
        '`signal`, `cancelToken`, `CanceledError`, `isCancel()`',
        '`signal`',
        'Rejects with the reason of the abort.',
      ],
      ['`fetchOptions`', '`fetch`', 'Your own, around the browser’s.'],
      ['`redact`, `sensitiveHeaders`', '', 'No error holds a header, a query or a value.'],
      [
        '`AxiosError`, `isAxiosError`',
        '`HttpError`, `NetworkError`, `TimeoutError`',
        'One class for each thing that goes wrong.',
      ],
    ],
    differs: [calls, checked, 'Reads are tried again by themselves.'],
  },
];
