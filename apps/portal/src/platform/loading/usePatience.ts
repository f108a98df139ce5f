import { useEffect, useState } from 'react';

const PATIENCE_MS = 1_000;

/**
 * True for the first second that something is pending. A section with several reads uses it to appear
 * at once when all are fast; after that second it shows what it has.
 */
export function usePatience(pending: boolean): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && patient;
}
