import { useLocation } from 'react-router-dom';
import { MissingCodeError } from '../loading/importPart';
import { paths } from '../paths';
import { TechnicalError } from './TechnicalError';

/** Replaces a page that crashed, or whose code a deploy has removed. */
export function CrashedPage({ error }: { error: unknown }) {
  const overview = useLocation().pathname !== paths.overview;
  return error instanceof MissingCodeError ? (
    <TechnicalError
      lead="Vi fikk ikke hentet denne siden. Sjekk at du er på nett, og prøv igjen. Er det nettopp kommet en ny versjon, hjelper det å vente litt."
      overview={overview}
    />
  ) : (
    <TechnicalError title="Oisann, her skjedde det en feil" overview={overview} />
  );
}
