import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core';

mixpanel.init('project', {
  api_host: document.querySelector<HTMLMetaElement>('meta[name="collector"]')?.content,
  api_payload_format: 'json',
  batch_flush_interval_ms: 50,
  ip: false,
  persistence: 'cookie',
});
mixpanel.identify('t-1');
mixpanel.people.set_once({ fornavn: 'Blid', etternavn: 'Bever' });
mixpanel.track('Komponentvisning', { komponent: 'Oversikt' });
