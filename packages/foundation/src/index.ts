export { cookieValues } from './http/cookieValues';
export { looksLikeWebPage } from './http/looksLikeWebPage';
export { retryAfterMs } from './http/retryAfterMs';
export { type KeepalivePurpose, reserveKeepalive } from './keepalive/reserveKeepalive';
export { type KeepaliveRequest, withKeepalive } from './keepalive/withKeepalive';
export { isPageLeft, watchPageLeave } from './page/pageLeave';
