import { argTypesOf } from './argTypesOf';
import { nameOf } from './nameOf';
import { parts } from './parts';

/** The props of a component from its types and docstrings, without what other readers leak of them. */
export function extractArgTypes(component: unknown) {
  const part = parts[nameOf(component) ?? ''];
  return part ? argTypesOf(part) : {};
}
