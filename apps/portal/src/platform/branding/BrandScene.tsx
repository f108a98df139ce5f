import { useAppContext } from '../AppContext';
import { LazyPicture } from '../pictures/LazyPicture';
import './brand-scene.css';

/** The brands with a scene of their own. The others have the neutral one. */
const WITH_SCENE = ['sb1', 'eika', 'lofavor', 'fremtind'] as const;

/** The brand's own scene, which is decorative: at the top of the overview, or at the end of a page. */
export function BrandScene({ at }: { at: 'start' | 'end' }) {
  const theme = useAppContext().config.distributor?.theme;
  const brand = WITH_SCENE.find((name) => name === theme) ?? 'neutral';
  return (
    <div className="brand-scene" data-at={at}>
      <LazyPicture name={`opening-${brand}`} />
    </div>
  );
}
