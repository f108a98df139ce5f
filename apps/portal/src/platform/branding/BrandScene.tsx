import { useAppContext } from '../AppContext';
import { LazyPicture } from '../pictures/LazyPicture';
import './brand-scene.css';

/** The brand's own scene, which is decorative: at the top of the overview, or at the end of a page. */
export function BrandScene({ at }: { at: 'start' | 'end' }) {
  const theme = useAppContext().config.distributor?.theme;
  return (
    <div className="brand-scene" data-at={at}>
      <LazyPicture name={`opening-${theme}`} />
    </div>
  );
}
