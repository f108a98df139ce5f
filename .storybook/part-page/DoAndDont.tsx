import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Pictures } from './guides';
import { withCode } from './withCode';
import './do-dont.css';

interface DoAndDontProps {
  pairs: Pictures['pairs'];
  /** A list of points, as Markdown: `- **Do:** …` and `- **Don't:** …`. The first ones are the captions of the pairs. */
  children: string;
}

/** Rules as pairs of pictures, a "do" beside a "don't", and as a list. */
export function DoAndDont({ pairs = [], children }: DoAndDontProps) {
  const points = children.trim().split(/\n(?=- )/);
  return (
    <>
      {pairs.map((pair, index) => (
        <div key={points[2 * index]} className="do-dont">
          <Picture kind="do" point={points[2 * index]}>
            {pair.do}
          </Picture>
          <Picture kind="dont" point={points[2 * index + 1]}>
            {pair.dont}
          </Picture>
        </div>
      ))}
      <Markdown>{points.slice(2 * pairs.length).join('\n')}</Markdown>
    </>
  );
}

interface PictureProps {
  kind: 'do' | 'dont';
  point: string | undefined;
  children: ReactNode;
}

/** Live parts that nobody can press. The caption describes them. */
const Picture = ({ kind, point = '', children }: PictureProps) => (
  <figure className="do-dont-picture" data-kind={kind}>
    <div className="do-dont-canvas sb-unstyled" inert lang="nb">
      {children}
    </div>
    <figcaption>
      <strong>{kind === 'do' ? '✓ Do' : '✕ Don’t'}</strong>{' '}
      {withCode(point.replace(/^.*?:\*\* /, ''))}
    </figcaption>
  </figure>
);
