/** The app must not open this (docs/specification/shell.md#app-bridge). The message holds no address. */
class BridgeError extends Error {
  override readonly name = 'BridgeError';
}

export const invalidUrl = () => new BridgeError('URL is not valid.');
export const plainHttp = () => new BridgeError('Plain text http is not allowed.');
export const missingParameter = (name: string) =>
  new BridgeError(`Required parameter ${name} was not supplied.`);
