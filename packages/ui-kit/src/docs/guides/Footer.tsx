import { Footer } from '../../footer/Footer';
import type { Guide } from './Guide';

const openingHours = [{ days: 'Mandag–fredag', hours: '08.00–20.00' }];

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Footer contact={{ name: 'Demobanken kundesenter', phone: '21 00 00 00', openingHours }} />
      ),
      doText: 'Who to contact and when. The phone number is in groups.',
      dont: <Footer contact={{ name: 'Kontakt', phone: '+4721000000' }} />,
      dontText: 'A number that nobody can read out, and no opening hours.',
    },
  ],
  example: (
    <Footer
      contact={{ name: 'Demobanken kundesenter', phone: '21 00 00 00', openingHours }}
      privacyHref="#personvern"
      onCookieSettings={() => {}}
    />
  ),
  elements: {
    footer: 'The end of the page.',
    'footer-heading': 'Who to contact.',
    'footer-contact': 'How to reach them.',
    'footer-hours': 'When they answer.',
    'footer-links': 'Privacy, cookies and what else belongs there.',
  },
  accessibility: [
    'It is the `contentinfo` landmark: one a page.',
    'Phone and e-mail are links with their whole text as name.',
  ],
  content: ['Opening hours with days first: `Mandag–fredag 08.00–20.00`.'],
};
