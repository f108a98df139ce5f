import '../kitStyles';
import '../serviceStyles';
import type { ReactNode } from 'react';

export const metadata = { title: 'En annens tjeneste' };

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
