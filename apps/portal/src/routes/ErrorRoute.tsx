import { useParams } from 'react-router-dom';
import { errorTexts, textOf } from '../features/error-pages/errorPages.texts';
import { TypedErrorPage } from '../features/error-pages/TypedErrorPage';
import NotFoundRoute from './NotFoundRoute';

/** `paths.error`: where other systems send customers whose errand failed. */
export default function ErrorRoute() {
  const { type } = useParams();
  const text = textOf(errorTexts, type);
  if (!type || !text) return <NotFoundRoute />;
  return <TypedErrorPage key={type} variant="error" type={type} text={text} />;
}
