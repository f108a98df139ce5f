/** The postal codes of the demo's addresses, and a few with a leading zero. */
export const postalCodes = [
  { kode: '0150', navn: 'OSLO' },
  { kode: '0580', navn: 'OSLO' },
  { kode: '1350', navn: 'LOMMEDALEN' },
  { kode: '5003', navn: 'BERGEN' },
  { kode: '7010', navn: 'TRONDHEIM' },
  { kode: '9050', navn: 'STORSTEINNES' },
  { kode: '9100', navn: 'KVALØYSLETTA' },
];
