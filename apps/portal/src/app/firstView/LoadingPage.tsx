import { useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { skeletonOf } from './skeletonOf';

/** The page at the current address until the session is known and its code has loaded. */
export function LoadingPage() {
  const { pathname } = useLocation();
  return <PageSkeleton name={skeletonOf(pathname)} />;
}
