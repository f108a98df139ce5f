import { BASE_PATH } from '../paths';

/** Goes back as the browser's own button does; where there is nothing to go back to, to the overview. */
export function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign(`${BASE_PATH}/`);
}
