/** Whether an address could receive mail: a local part, and a domain with a dot (part 1 §5). */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&’*+/=?^`{|}~æøåäöüé-]+@[\wæøåäöüé-]+(\.[\wæøåäöüé-]+)+$/i.test(text.trim());
}

/** Whether a number could be called: eight digits, or a country's code before them. */
export function isPhone(text: string): boolean {
  return /^((\+|00)\d{7,15}|\d{8})$/.test(text.replace(/[\s()-]/g, ''));
}
