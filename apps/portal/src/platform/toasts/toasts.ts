import { createToastQueue } from '@forsikring/ui-kit';

/** The portal's toasts, which outlive the page that they tell of. Shown by `LateParts`. */
export const toasts = createToastQueue({ limit: 5 });
