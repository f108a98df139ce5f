import { PortalError } from '../errors/PortalError';

/**
 * An address that the app must not open (docs/specification/shell.md#app-bridge). The message does not
 * contain the address.
 */
class BridgeError extends PortalError {
  override readonly name = 'BridgeError';
}

export const invalidUrl = () => new BridgeError('URL is not valid.');
export const plainHttp = () => new BridgeError('Plain text http is not allowed.');
export const missingParameter = (name: string) =>
  new BridgeError(`Required parameter ${name} was not supplied.`);
