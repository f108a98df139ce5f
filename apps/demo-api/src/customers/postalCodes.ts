/** Enough of the postal codes for the demo's addresses, and a few that start with a zero. */
export const postalCodes = [
  { kode: '0150', navn: 'OSLO' },
  { kode: '0580', navn: 'OSLO' },
  { kode: '1350', navn: 'LOMMEDALEN' },
  { kode: '5003', navn: 'BERGEN' },
  { kode: '7010', navn: 'TRONDHEIM' },
  { kode: '9050', navn: 'STORSTEINNES' },
  { kode: '9100', navn: 'KVALØYSLETTA' },
];
