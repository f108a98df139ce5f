/** Whether a host name means the machine of the browser. */
export const isLoopback = (hostname: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname);
