export {
  createMixpanelTransport,
  type MixpanelOptions,
  removeMixpanelData,
} from './mixpanel/createMixpanelTransport';
