/** Details of a person who does not exist. No request may contain any of them. */
export const canaries = {
  nationalId: '01019049912',
  nationalIdSpaced: '010190 49912',
  name: 'Kanari Fugleberg',
  email: 'kanari.fugleberg@example.no',
  phone: '912 34 567',
  phoneWithCode: '+4791234567',
  account: '1234.56.78903',
  policyNumber: '4400100',
};

/** The canaries that a text contains, ignoring spaces, dots and letter case. */
export function findCanaries(text: string): string[] {
  const plain = (given: string) => given.toLowerCase().replace(/[\s.+]/g, '');
  const decoded = decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  return Object.values(canaries).filter((canary) => plain(decoded).includes(plain(canary)));
}
