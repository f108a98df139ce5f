export { createMixpanelTransport, type MixpanelOptions } from './mixpanel/createMixpanelTransport';
