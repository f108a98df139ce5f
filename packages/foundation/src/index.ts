export { isEmail, visibleText } from './contact/email';
export { cookieValues } from './http/cookieValues';
export { looksLikeWebPage } from './http/looksLikeWebPage';
export { retryAfterMs } from './http/retryAfterMs';
export { type KeepalivePurpose, reserveKeepalive } from './keepalive/reserveKeepalive';
export { type KeepaliveRequest, withKeepalive } from './keepalive/withKeepalive';
export { isPageLeft, watchPageLeave } from './page/pageLeave';
export {
  findPersonalDetails,
  type PersonalDetail,
  type PersonalDetailFind,
} from './personal-details/findPersonalDetails';
export { holdsPersonalDetails } from './personal-details/holdsPersonalDetails';
export { maskPersonalDetails } from './personal-details/maskPersonalDetails';
export { INVISIBLE } from './personal-details/normalizeText';
export { holdsEmail } from './personal-details/possibleEmails';
