/** The name of a product inside a sentence: 'husforsikring', 'MC-forsikring', 'forsikringen Kritisk sykdom'. */
export function insideSentence(product: string): string {
  if (!/forsikring/i.test(product)) return `forsikringen ${product}`;
  return /^\p{Lu}{2}/u.test(product) ? product : product.charAt(0).toLowerCase() + product.slice(1);
}
