import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Footer } from './Footer';

const contact = {
  name: 'Kundeservice forsikring',
  phone: '23 45 67 89',
  email: 'forsikring@demobanken.example',
  openingHours: [
    { days: 'Man–fre', hours: '08–20' },
    { days: 'Lør', hours: '10–15' },
  ],
};

describe('Footer', () => {
  describeConformance(<Footer />);

  test('says who to contact, how and when', () => {
    render(<Footer contact={contact} />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { name: 'Kundeservice forsikring' })).toBeVisible();
    expect(footer.getByRole('link', { name: '23 45 67 89' })).toHaveAttribute(
      'href',
      'tel:23456789',
    );
    expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
    const hours = within(footer.getByRole('table', { name: 'Åpningstider' }));
    expect(hours.getByRole('row', { name: 'Lør 10–15' })).toBeVisible();
  });

  test('encodes contact details in the addresses of their links', () => {
    const phone = '+47 23 45;ext=1\ud800';
    const email = 'a@b.example?bcc=c@d.example&body=hei';
    render(<Footer contact={{ phone, email }} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'tel:+472345%3Bext%3D1%EF%BF%BD',
      'mailto:a@b.example%3Fbcc%3Dc@d.example%26body%3Dhei',
    ]);
  });

  test('leaves out contact details that are not given', () => {
    render(<Footer contact={{ phone: '23 45 67 89' }} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('shows the fallback only without contact details', () => {
    const fallback = <p>Kontakt banken din</p>;
    const { rerender } = render(<Footer fallback={fallback} />);
    expect(screen.getByText('Kontakt banken din')).toBeVisible();
    rerender(<Footer contact={contact} fallback={fallback} />);
    expect(screen.queryByText('Kontakt banken din')).not.toBeInTheDocument();
  });

  test('links to privacy and to the cookie settings, and shows its children last', async () => {
    const onCookieSettings = vi.fn();
    render(
      <Footer privacyHref="/personvern" onCookieSettings={onCookieSettings}>
        <p>Vi er tilsluttet Finansklagenemnda.</p>
      </Footer>,
    );
    expect(screen.getByRole('link', { name: 'Personvern og informasjonskapsler' })).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }),
    );
    expect(onCookieSettings).toHaveBeenCalledOnce();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/Finansklagenemnda\.$/);
  });
});
