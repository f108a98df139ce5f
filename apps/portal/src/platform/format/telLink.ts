/** The address of a link that calls a number: its white space goes (specification part 1 §5). */
export const telLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
