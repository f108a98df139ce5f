import { errorPictures } from './errorPages.pictures';
import { errorTexts } from './errorPages.texts';
import { TypedErrorPage } from './TypedErrorPage';

/** The error page `utilgjengelig` in place of a page of which nothing can be shown. */
export default function Unavailable() {
  return (
    <TypedErrorPage
      variant="error"
      type="utilgjengelig"
      text={errorTexts.utilgjengelig}
      picture={errorPictures.utilgjengelig}
    />
  );
}
