/** A colour that is seen on another, by the names of their tokens. */
export interface ContrastPair {
  /** What is seen: text, an edge or an icon. */
  color: string;
  /** The area around it. */
  on: string;
  /** The least ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for edges and icons (1.4.11). */
  atLeast: 3 | 4.5;
}

const AREAS = ['color.background', 'color.surface'];
const STATUSES = ['info', 'success', 'warning', 'error'];

const text = (color: string, ...areas: string[]) =>
  areas.map((on): ContrastPair => ({ color, on, atLeast: 4.5 }));
const graphic = (color: string, ...areas: string[]) =>
  areas.map((on): ContrastPair => ({ color, on, atLeast: 3 }));

/** Every pair of colours that the parts put together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('color.text', ...AREAS, 'color.surface-sunken'),
  ...text('color.text-muted', ...AREAS, 'color.surface-sunken'),
  ...text('color.heading', ...AREAS),
  ...text('color.accent', ...AREAS),
  ...text('color.link', ...AREAS),
  ...text('color.on-accent', 'color.accent', 'color.accent-hover'),
  ...text('color.on-accent-soft', 'color.accent-soft'),
  ...text('header.text', 'header.background'),
  ...text('color.error-text', ...AREAS),
  ...graphic('color.border-strong', ...AREAS, 'color.surface-sunken', 'color.accent-soft'),
  ...graphic('color.focus', ...AREAS),
  ...STATUSES.flatMap((status) => [
    ...text(`color.${status}-text`, `color.${status}-surface`),
    // The edge of a message and its icon.
    ...graphic(`color.${status}-border`, ...AREAS, `color.${status}-surface`),
  ]),
];
