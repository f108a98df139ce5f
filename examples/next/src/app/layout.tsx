import '@forsikring/ui-kit/styles.css';
import '@forsikring/ui-kit/base.css';
import '@forsikring/feedback-widget/styles.css';
import '@forsikring/tracking-consent/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Forsikringer' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nb">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
