import type { Peer } from './Peer';

const calls =
  'Each call is a function with types for request and response, so you write no address.';
const checked = 'Each response is checked; a `ContractError` names the field that does not match.';

export const client: Peer[] = [
  {
    from: 'ky 1.14',
    parts: ['`ky.create()`', '`createApiClient`'],
    props: [
      ['`ky.get(path).json()`', '`getAgreements`', 'And one function for each other call.'],
      ['`prefixUrl`', '`apiHost`', 'Only the page’s own origin.'],
      ['`json`', '', '`body` of the calls that have one.'],
      [
        '`searchParams`',
        '',
        '`query` of the calls that have one; null and undefined are left out.',
      ],
      ['`timeout`', '`timeoutMs`', '30000 with all retries, not 10000.'],
      ['`retry.limit`', '', '3 for reads, 1 for lists, never for writes.'],
      ['`retry.delay`', '`retryDelayMs`'],
      [
        '`retry.methods`, `.statusCodes`, `.shouldRetry`',
        '',
        'Reads with status 5xx or without a response are retried.',
      ],
      [
        '`retry.afterStatusCodes`, `.maxRetryAfter`, `.backoffLimit`, `.jitter`',
        '',
        'Each wait is twice the previous one, at most 30 seconds.',
      ],
      [
        '`retry.retryOnTimeout`, `ky.retry()`, `ForceRetryError`',
        '',
        'Requests that time out are not retried: the customer has waited long enough.',
      ],
      ['`ky.extend()`', '', 'One client for a page, with its options.'],
      ['`ky.stop`', '', 'Abort the `signal` of the call.'],
      ['`method`, `headers`', '', 'Each call sets its own.'],
      ['`parseJson`, `stringifyJson`', '', 'Schemas parse the response.'],
      ['`onDownloadProgress`, `onUploadProgress`', '', 'Responses are small.'],
      ['`context`', '', 'Use closures in your callbacks.'],
      [
        '`hooks.beforeRequest`',
        '',
        'Headers and the anti-forgery token are set. For others, pass your own `fetch`.',
      ],
      ['`hooks.beforeRetry`', '', 'Your own `fetch` is called for each attempt.'],
      ['`hooks.afterResponse`', '`onUnauthorized`, `onSessionExpiry`'],
      ['`hooks.beforeError`', '`onFailure`', 'Notified of the error, which it cannot change.'],
      ['`throwHttpErrors`', '', 'Errors always reject.'],
      ['`fetch`', '`fetch`'],
      ['`signal`', '`signal`', 'Of each call.'],
      [
        '`HTTPError`, `TimeoutError`',
        '`HttpError`, `TimeoutError`',
        'Check with `isHttpError` and `isTimeoutError`.',
      ],
    ],
    differs: [calls, checked, 'Error messages contain no id, query or value.'],
  },
  {
    from: 'axios 1.21',
    parts: ['`axios.create()`', '`createApiClient`'],
    props: [
      ['`instance.get(url)`', '`getAgreements`', 'Resolves with the body; theirs is in `.data`.'],
      ['`baseURL`', '`apiHost`', 'Only the page’s own origin.'],
      ['`data`', '', '`body` of the calls that have one.'],
      ['`params`', '', '`query` or `params` of the calls that have them.'],
      ['`timeout`', '`timeoutMs`', '30000 with all retries; theirs has none.'],
      [
        '`xsrfCookieName`, `xsrfHeaderName`, `withXSRFToken`',
        '`readCookies`',
        'The token is sent with each write.',
      ],
      ['`withCredentials`', '', 'Cookies are sent to the page’s own origin.'],
      ['`validateStatus`', '', 'Every unsuccessful status rejects.'],
      [
        '`transformRequest`, `transformResponse`, `responseType`',
        '',
        'Schemas parse the response.',
      ],
      ['`method`, `headers`, `paramsSerializer`, `formSerializer`', '', 'Each call sets its own.'],
      [
        '`auth`, `adapter`, `env`, `interceptors.request`',
        '`fetch`',
        'Your own, around the browser’s.',
      ],
      [
        '`onUploadProgress`, `onDownloadProgress`, `maxContentLength`, `maxRate` and the like',
        '',
        'Responses are small.',
      ],
      [
        '`proxy`, `httpAgent`, `socketPath`, `maxRedirects`, `decompress`',
        '',
        'Those of the `fetch` that it uses.',
      ],
      ['`timeoutErrorMessage`, `transitional`', '', 'A `TimeoutError` with its own message.'],
      ['`allowAbsoluteUrls`', '', 'You write no address.'],
      ['`interceptors.response`', '`onUnauthorized`, `onSessionExpiry`, `onFailure`'],
      [
        '`signal`, `cancelToken`, `CanceledError`, `isCancel()`',
        '`signal`',
        'Rejects with the reason of the abort.',
      ],
      ['`fetchOptions`', '`fetch`', 'Your own, around the browser’s.'],
      ['`redact`, `sensitiveHeaders`', '', 'Errors contain no header, query or value.'],
      [
        '`AxiosError`, `isAxiosError`',
        '`HttpError`, `NetworkError`, `TimeoutError`',
        'One class for each kind of error.',
      ],
    ],
    differs: [calls, checked, 'Reads are retried automatically.'],
  },
];
