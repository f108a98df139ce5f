import { TechnicalError } from '../domain/errors/TechnicalError';
import { MissingCodeError } from '../platform/lateCode/importPart';

/** Replaces a page that crashed, or whose code a deploy has removed. */
export function CrashedPage({ error }: { error: unknown }) {
  return error instanceof MissingCodeError ? (
    <TechnicalError lead="Vi fikk ikke hentet denne siden. Sjekk at du er på nett, og prøv igjen. Er det nettopp kommet en ny versjon, hjelper det å vente litt." />
  ) : (
    <TechnicalError title="Oisann, her skjedde det en feil" />
  );
}
