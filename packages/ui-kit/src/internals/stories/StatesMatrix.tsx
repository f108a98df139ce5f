import { type ReactNode, useEffect, useRef } from 'react';
import './states-matrix.css';

/** The columns, with the class names by which the pseudo states addon gives an element that state. */
const COLUMNS = {
  Rest: [],
  Pointer: ['pseudo-hover'],
  Pressed: ['pseudo-hover', 'pseudo-active'],
  Focus: ['pseudo-focus', 'pseudo-focus-visible'],
} satisfies Record<string, string[]>;

const CONTROLS = 'button, a, input, textarea, select, summary';
/** The surfaces that react to the pointer, and take no focus. */
const SURFACES = '.ui-card, .ui-choice';

/** Looks of one part, a row each, at rest, under the pointer, pressed and with the keyboard's focus. */
export function StatesMatrix({ rows }: { rows: Record<string, ReactNode> }) {
  return (
    <section
      className="states-matrix-frame"
      aria-label="States"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the matrix scrolls on a phone, by keyboard too
      tabIndex={0}
    >
      <table className="states-matrix">
        <thead>
          <tr>
            <td />
            {Object.keys(COLUMNS).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, look]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {Object.entries(COLUMNS).map(([column, classNames]) => (
                <td key={column}>
                  <InState classNames={classNames}>{look}</InState>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function InState({ classNames, children }: { classNames: string[]; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = classNames.includes('pseudo-focus');
    const targets = focused ? CONTROLS : `${CONTROLS}, ${SURFACES}`;
    for (const target of cell.current?.querySelectorAll(targets) ?? [])
      target.classList.add(...classNames);
  });
  return <div ref={cell}>{children}</div>;
}
