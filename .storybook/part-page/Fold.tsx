import { Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import './fold.css';

/** A section that is closed at first. Its content is in the page, where the browser's search finds it. */
export const Fold = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <details className="page-fold">
    <summary>
      <Heading>{heading}</Heading>
    </summary>
    {children}
  </details>
);

/** Renders its content once somebody has opened it. */
export function Closed({ summary, children }: { summary: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="page-fold" onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}
