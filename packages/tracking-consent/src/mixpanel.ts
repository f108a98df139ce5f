export {
  createMixpanelTransport,
  type MixpanelOptions,
  removeMixpanelData,
} from './mixpanel/createMixpanelTransport';
export { mixpanelEn, mixpanelNb, mixpanelNn } from './mixpanel/mixpanel.texts';
