/**
 * The request headers by which proxies tell the servers behind them of a client. nginx removes them, since anybody can send
 * them. It drops names with an underscore by itself.
 */
export const clearedHeaders: readonly string[] = [
  // The address, before a proxy changed it.
  `Forwarded X-Forwarded X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Path X-Forwarded-Uri X-Forwarded-Server
  X-Forwarded-Ssl X-Forwarded-Scheme X-Forwarded-Protocol X-Url-Scheme X-Scheme Front-End-Https X-Original-URL
  X-Original-URI X-Original-Host X-Rewrite-URL X-Host Proxy`,
  // Where the client is.
  `X-Real-IP True-Client-IP CF-Connecting-IP CF-Connecting-IPv6 Fastly-Client-IP Client-IP X-Client-IP
  X-Cluster-Client-IP X-Remote-IP X-Remote-Addr X-Originating-IP X-Original-Forwarded-For X-Azure-ClientIP
  X-Envoy-External-Address`,
  // Who has logged in.
  `Remote-User Remote-Groups Remote-Name Remote-Email X-Remote-User X-Remote-Group X-User X-User-Id
  X-Authenticated-User X-WebAuth-User X-Forwarded-User X-Forwarded-Email X-Forwarded-Groups
  X-Forwarded-Preferred-Username X-Forwarded-Access-Token X-Auth-Request-User X-Auth-Request-Email
  X-Auth-Request-Groups X-Auth-Request-Preferred-Username X-Auth-Request-Access-Token X-Amzn-Oidc-Identity
  X-Amzn-Oidc-Data X-Amzn-Oidc-Accesstoken X-MS-Client-Principal X-MS-Client-Principal-Id
  X-MS-Client-Principal-Name X-Goog-Authenticated-User-Email X-Goog-Authenticated-User-Id
  X-Goog-IAP-JWT-Assertion Cf-Access-Authenticated-User-Email Cf-Access-Jwt-Assertion`,
  // Whose certificate was checked.
  `Client-Cert Client-Cert-Chain X-Client-Cert X-Client-DN X-Client-Verify SSL-Client-Cert X-SSL-Client-Cert
  X-SSL-Client-Verify X-SSL-Client-S-DN X-ARR-ClientCert X-Forwarded-Client-Cert X-Forwarded-Tls-Client-Cert
  X-Amzn-Mtls-Clientcert X-Amzn-Mtls-Clientcert-Subject`,
].flatMap((names) => names.split(/\s+/));
