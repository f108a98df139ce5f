import type { ReactNode } from 'react';
import './gallery.css';

/** Pictures with their names. */
export const Gallery = ({ items }: { items: Record<string, ReactNode> }) => (
  <ul className="gallery" role="list">
    {Object.entries(items).map(([name, picture]) => (
      <li key={name}>
        <div className="gallery-picture">{picture}</div>
        <code>{name}</code>
      </li>
    ))}
  </ul>
);
