import { MissingCodeError } from '../loading/importPart';
import { FullScreenError } from './FullScreenError';

/** Stands for a page that crashed, or whose code is gone after a deploy. */
export function CrashedPage({ error }: { error: unknown }) {
  return error instanceof MissingCodeError ? (
    <FullScreenError lead="Vi fikk ikke hentet denne siden. Sjekk at du er på nett, og prøv igjen. Er det nettopp kommet en ny versjon, hjelper det å vente litt." />
  ) : (
    <FullScreenError title="Oisann, her skjedde det en feil" />
  );
}
