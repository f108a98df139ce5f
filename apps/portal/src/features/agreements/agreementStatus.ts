import type { Agreement } from '@forsikring/api-client';
import type { TagProps } from '@forsikring/ui-kit';

/** What the badge of an agreement shows. */
export interface AgreementStatus {
  text: string;
  variant: NonNullable<TagProps['variant']>;
}

const TEMPORARY: AgreementStatus = { text: 'Midlertidig', variant: 'warning' };
const PROCESSING: AgreementStatus = { text: 'Under behandling', variant: 'warning' };
const RENEWAL: AgreementStatus = { text: 'Fornyelse', variant: 'info' };

/**
 * The badge of an agreement; undefined when its status has none
 * (docs/specification/overview.md#agreement-status).
 */
export function agreementStatus({
  avtaleStatus,
  systemSource,
}: Agreement): AgreementStatus | undefined {
  if (avtaleStatus === 'RENEWAL') return RENEWAL;
  if (avtaleStatus === 'PROCESSING') return PROCESSING;
  if (avtaleStatus !== 'PENDING') return undefined;
  if (systemSource === 'PROLIFE') return TEMPORARY;
  return systemSource === 'EIKA_PERSON' ? PROCESSING : undefined;
}
