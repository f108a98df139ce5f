export { createMixpanelTransport } from './mixpanel/createMixpanelTransport';
export type { MixpanelOptions } from './mixpanel/MixpanelOptions';
