import { Tooltip } from '@forsikring/ui-kit';

globalThis.part = Tooltip;
