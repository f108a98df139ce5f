import { useParams } from 'react-router-dom';
import { errorTexts, hasText } from '../features/error-pages/errorPages.texts';
import { TypedErrorPage } from '../features/error-pages/TypedErrorPage';
import NotFoundRoute from './NotFoundRoute';

/** `paths.error`: the target for errors in other systems. */
export default function ErrorRoute() {
  const { type } = useParams();
  if (!hasText(errorTexts, type)) return <NotFoundRoute />;
  return <TypedErrorPage key={type} variant="error" type={type} text={errorTexts[type]} />;
}
