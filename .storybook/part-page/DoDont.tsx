import type { DoDontPair } from '../../packages/ui-kit/src/docs/guides/Guide';
import { withCode } from '../api-reference/DocText';
import './do-dont.css';

/** Rules as pictures, side by side: what to do, and what to avoid. They are for the eye alone. */
export function DoDont({ pairs }: { pairs: DoDontPair[] }) {
  return pairs.map((pair) => (
    <div key={pair.doText} className="do-dont">
      <Picture kind="do" text={pair.doText}>
        {pair.do}
      </Picture>
      <Picture kind="dont" text={pair.dontText}>
        {pair.dont}
      </Picture>
    </div>
  ));
}

interface PictureProps {
  kind: 'do' | 'dont';
  text: string;
  children: React.ReactNode;
}

function Picture({ kind, text, children }: PictureProps) {
  return (
    <figure className="do-dont-picture" data-kind={kind}>
      {/* A picture of the part: nothing in it can be pressed, and the caption says what it shows. */}
      <div className="do-dont-canvas sb-unstyled" inert lang="nb">
        {children}
      </div>
      <figcaption>
        <strong>{kind === 'do' ? '✓ Do' : '✕ Don’t'}</strong> {withCode(text)}
      </figcaption>
    </figure>
  );
}
