import { useParams } from 'react-router-dom';
import { blockPictures, errorPictures } from '../features/error-pages/errorPages.pictures';
import { blockTexts, errorTexts, hasText } from '../features/error-pages/errorPages.texts';
import { TypedErrorPage } from '../features/error-pages/TypedErrorPage';
import NotFoundRoute from './NotFoundRoute';

/** `paths.error`: the target for errors in other systems. */
export function ErrorRoute() {
  const { type } = useParams();
  if (!hasText(errorTexts, type)) return <NotFoundRoute />;
  return (
    <TypedErrorPage
      key={type}
      variant="error"
      type={type}
      text={errorTexts[type]}
      picture={errorPictures[type]}
    />
  );
}

/** `paths.block`: the target for customers who cannot buy online. */
export function BlockRoute() {
  const { type } = useParams();
  if (!hasText(blockTexts, type)) return <NotFoundRoute />;
  return (
    <TypedErrorPage
      key={type}
      variant="block"
      type={type}
      text={blockTexts[type]}
      picture={blockPictures[type]}
    />
  );
}
