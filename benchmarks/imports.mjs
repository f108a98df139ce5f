const KIT = '../packages/ui-kit/dist/index.js';
const RADIX = 'radix-ui';
const DIGDIR = '@digdir/designsystemet-react';
const CLIENT = '../packages/api-client/dist/index.js';
const TRACKING = '../packages/tracking-consent/dist';
const MIXPANEL = '../packages/tracking-consent/node_modules/mixpanel-browser';

/**
 * What `sizes` compares: by table and row, the modules and names that each library is imported by.
 */
export const IMPORTS = {
  'Scripts of one import of ui-kit': {
    Toast: {
      ours: { [KIT]: 'ToastProvider, useToast' },
      baseUi: { '@base-ui/react/toast': 'Toast' },
      radix: { [RADIX]: 'Toast' },
      jokul: { '@fremtind/jokul/toast': 'ToastProvider, useToast' },
      sonner: { sonner: 'Toaster, toast' },
      reactHotToast: { 'react-hot-toast': 'Toaster, toast' },
    },
    'Tooltip and help': {
      ours: { [KIT]: 'Tooltip, HelpTooltip' },
      baseUi: { '@base-ui/react/tooltip': 'Tooltip', '@base-ui/react/popover': 'Popover' },
      radix: { [RADIX]: 'Tooltip, Popover' },
      designsystemet: { [DIGDIR]: 'Tooltip, Popover' },
      jokul: { '@fremtind/jokul/tooltip': 'Tooltip, TooltipTrigger, TooltipContent, PopupTip' },
    },
    Accordion: {
      ours: { [KIT]: 'AccordionRoot, AccordionItem' },
      baseUi: { '@base-ui/react/accordion': 'Accordion' },
      radix: { [RADIX]: 'Accordion' },
      designsystemet: { [DIGDIR]: 'Details' },
      jokul: { '@fremtind/jokul/expander': 'ExpandablePanel, Expander' },
    },
    Dialog: {
      ours: { [KIT]: 'Dialog' },
      baseUi: { '@base-ui/react/dialog': 'Dialog' },
      radix: { [RADIX]: 'Dialog' },
      designsystemet: { [DIGDIR]: 'Dialog' },
      jokul: { '@fremtind/jokul/modal': 'useModal, ModalContainer, ModalOverlay, Modal' },
    },
    'Loader set': {
      ours: { [KIT]: 'Loader, Skeleton, LoadingRegion' },
      designsystemet: { [DIGDIR]: 'Spinner, Skeleton' },
      jokul: { '@fremtind/jokul/loader': 'Loader, SkeletonElement' },
    },
  },
  'Scripts of a client': {
    // Ours has every call and its schema in it; the others have the transport alone.
    'api-client, with all calls and schemas': {
      ours: { [CLIENT]: 'createApiClient' },
      openapiFetch: { 'openapi-fetch': 'default' },
      wretch: { wretch: 'default' },
      ky: { ky: 'default' },
      axios: { axios: 'default' },
    },
  },
  'Scripts that send events to Mixpanel': {
    'tracking-consent, after opt-in': {
      // The delivery is loaded after opt-in.
      whole: true,
      ours: {
        [`${TRACKING}/index.js`]: 'createBrowserConsent, createTracker',
        [`${TRACKING}/events.js`]: 'portalEvents',
        [`${TRACKING}/mixpanel.js`]: 'createMixpanelTransport',
      },
      mixpanel: { [MIXPANEL]: 'default' },
      // Without recordings of sessions.
      mixpanelCore: { [`${MIXPANEL}/src/loaders/loader-module-core`]: 'default' },
    },
  },
};
