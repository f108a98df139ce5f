/**
 * The request headers by which proxies tell the servers behind them of a client. nginx removes them, since anybody can send
 * them. It drops names with an underscore by itself.
 */
export const clearedHeaders: readonly string[] = [
  // The address, before a proxy changed it.
  `Forwarded X-Forwarded X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Path X-Forwarded-Uri X-Forwarded-Server
  X-Forwarded-Ssl X-Forwarded-Scheme X-Forwarded-Protocol X-Url-Scheme X-Scheme Front-End-Https X-Original-URL
  X-Original-URI X-Original-Host X-Rewrite-URL X-Replaced-Path X-Envoy-Original-Path X-Waws-Unencoded-Url
  X-Script-Name X-Host X-HTTP-Host-Override Proxy`,
  // Where the client is.
  `X-Real-IP True-Client-IP CF-Connecting-IP CF-Connecting-IPv6 Fastly-Client-IP Client-IP X-Client-IP
  X-Cluster-Client-IP X-Remote-IP X-Remote-Addr X-Originating-IP X-Original-Forwarded-For X-Azure-ClientIP
  X-Envoy-External-Address X-Envoy-Internal Proxy-Client-IP WL-Proxy-Client-IP Forwarded-For X-Appengine-User-IP
  Fly-Client-IP X-Vercel-Forwarded-For CloudFront-Viewer-Address`,
  // Who has logged in.
  `Remote-User Remote-Groups Remote-Name Remote-Email X-Remote-User X-Remote-Group X-User X-User-Id
  X-Authenticated-User X-WebAuth-User X-Forwarded-User X-Forwarded-Email X-Forwarded-Groups
  X-Forwarded-Preferred-Username X-Forwarded-Access-Token X-Auth-Request-User X-Auth-Request-Email
  X-Auth-Request-Groups X-Auth-Request-Preferred-Username X-Auth-Request-Access-Token X-Amzn-Oidc-Identity
  X-Amzn-Oidc-Data X-Amzn-Oidc-Accesstoken X-MS-Client-Principal X-MS-Client-Principal-Id
  X-MS-Client-Principal-Name X-Goog-Authenticated-User-Email X-Goog-Authenticated-User-Id
  X-Goog-IAP-JWT-Assertion Cf-Access-Authenticated-User-Email Cf-Access-Jwt-Assertion
  X-Auth-User X-Auth-Username X-Username X-User-Name X-User-Email X-Userinfo X-ID-Token X-Access-Token
  X-Forwarded-Roles X-Forwarded-Subject X-Forwarded-Name X-WebAuth-Email X-WebAuth-Name X-Authenticated-Userid
  X-Consumer-Id X-Consumer-Custom-Id X-Consumer-Username X-Credential-Identifier X-Apigateway-Api-Userinfo
  X-MS-Client-Principal-Idp X-MS-Token-Aad-Id-Token X-MS-Token-Aad-Access-Token MS-ASPNETCORE-WINAUTHTOKEN
  X-Pomerium-Jwt-Assertion X-Pomerium-Claim-Email X-Vouch-User X-Authentik-Username X-Authentik-Email
  X-Authentik-Groups X-Authentik-Uid X-Authentik-Jwt Tailscale-User-Login Tailscale-User-Name IV-User IV-Groups
  IV-Creds SM-User SM-UserDN OAM-Remote-User OIDC-Claim-Sub OIDC-Claim-Email OIDC-Access-Token`,
  // Whose certificate was checked.
  `Client-Cert Client-Cert-Chain X-Client-Cert X-Client-DN X-Client-Verify SSL-Client-Cert X-SSL-Client-Cert
  X-SSL-Client-Verify X-SSL-Client-S-DN X-ARR-ClientCert X-Forwarded-Client-Cert X-Forwarded-Tls-Client-Cert
  X-Amzn-Mtls-Clientcert X-Amzn-Mtls-Clientcert-Subject X-Amzn-Mtls-Clientcert-Leaf
  X-Amzn-Mtls-Clientcert-Issuer X-Amzn-Mtls-Clientcert-Serial-Number X-Amzn-Mtls-Clientcert-Validity
  SSL-Client-Subject-DN SSL-Client-Issuer-DN SSL-Client-Verify SSL-Client-S-DN X-SSL-Client-CN X-SSL-Client-DN
  X-SSL-Client-I-DN X-SSL-Client-Serial X-ClientCert X-Client-Certificate X-Forwarded-Tls-Client-Cert-Info
  WL-Proxy-Client-Cert MS-ASPNETCORE-CLIENTCERT`,
].flatMap((names) => names.split(/\s+/));
