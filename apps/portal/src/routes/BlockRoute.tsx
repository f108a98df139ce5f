import { useParams } from 'react-router-dom';
import { blockTexts, hasText } from '../features/error-pages/errorPages.texts';
import { TypedErrorPage } from '../features/error-pages/TypedErrorPage';
import NotFoundRoute from './NotFoundRoute';

/** `paths.block`: the target for customers who cannot buy online. */
export default function BlockRoute() {
  const { type } = useParams();
  if (!hasText(blockTexts, type)) return <NotFoundRoute />;
  return <TypedErrorPage key={type} variant="block" type={type} text={blockTexts[type]} />;
}
