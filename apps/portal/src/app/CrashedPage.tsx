import { useLocation } from 'react-router-dom';
import { TechnicalError } from '../domain/errors/TechnicalError';
import { MissingCodeError } from '../platform/loading/importPart';
import { paths } from '../platform/paths';

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
