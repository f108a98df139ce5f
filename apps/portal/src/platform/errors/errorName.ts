import { ApiError, ContractError } from '@forsikring/api-client';
import { PortalError } from './PortalError';

/** Whether an error is our own, by its class: any library can give its errors our names. */
export function isOwnError(error: unknown): boolean {
  return [ApiError, ContractError, PortalError].some((own) => error instanceof own);
}

/**
 * The name of an error if we or the browser gave it, otherwise `Error`: any code can set a name, also to
 * personal data.
 */
export function errorName(error: unknown): string {
  const { name } = Object(error ?? '') as { name?: unknown };
  if (typeof name !== 'string') return 'Error';
  if (isOwnError(error)) return name;
  if (error instanceof DOMException && /^[A-Z][A-Za-z]{0,30}Error$/.test(name)) return name;
  const { prototype } = Object(Reflect.get(globalThis, name) ?? '') as { prototype?: unknown };
  return prototype instanceof Error ? name : 'Error';
}
