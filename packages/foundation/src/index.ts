export { type KeepalivePurpose, reserveKeepalive } from './keepalive/reserveKeepalive';
export { withKeepalive } from './keepalive/withKeepalive';
