import { useAppContext } from '../AppContext';
import { LazyPicture } from '../pictures/LazyPicture';
import './brand-scene.css';

interface BrandSceneProps {
  at: 'start' | 'end';
  /** Whether the file of the scene may be fetched. The room is there before. @default true */
  fetched?: boolean;
}

/** The brand's own scene, which is decorative: at the top of the overview, or at the end of a page. */
export function BrandScene({ at, fetched = true }: BrandSceneProps) {
  const theme = useAppContext().config.distributor?.theme;
  return (
    <div className="brand-scene" data-at={at}>
      {fetched && <LazyPicture name={`opening-${theme}`} />}
    </div>
  );
}
