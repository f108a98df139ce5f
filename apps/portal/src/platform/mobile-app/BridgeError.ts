/** The app was asked for something that it must not be asked for (specification part 1 §8). No address is in the message. */
class BridgeError extends Error {
  override readonly name = 'BridgeError';
}

export const invalidUrl = () => new BridgeError('URL is not valid.');
export const plainHttp = () => new BridgeError('Plain text http is not allowed.');
export const missingParameter = (name: string) =>
  new BridgeError(`Required parameter ${name} was not supplied.`);
