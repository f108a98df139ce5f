import { Footer } from './Footer';

const openingHours = [{ days: 'Mandag–fredag', hours: '08.00–20.00' }];

export const pairs = [
  {
    do: <Footer contact={{ name: 'Demobanken kundesenter', phone: '21 00 00 00', openingHours }} />,
    dont: <Footer contact={{ name: 'Kontakt', phone: '+4721000000' }} />,
  },
];

export const anatomy = (
  <Footer
    contact={{ name: 'Demobanken kundesenter', phone: '21 00 00 00', openingHours }}
    privacyHref="#personvern"
    onCookieSettings={() => {}}
  />
);
