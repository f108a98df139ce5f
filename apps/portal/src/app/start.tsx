import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyBrand } from '../platform/branding/applyBrand';
import type { AppConfig } from '../platform/config/AppConfig';
import { createConfigReader } from '../platform/config/createConfigReader';
import { loadAppConfig } from '../platform/config/loadAppConfig';
import { shortnameOf } from '../platform/config/shortname';
import { detectEnvironment } from '../platform/environment/detectEnvironment';
import { report } from '../platform/monitoring/report';
import { startMonitoring } from '../platform/monitoring/startMonitoring';
import { canonicalAddress, isBelowBase } from '../platform/navigation/canonicalAddress';
import { pageLeave } from '../platform/navigation/createLeave';
import { startTracking } from '../platform/tracking/startTracking';
import { App } from './App';
import { createPortalServices } from './createPortalServices';
import { earlyBodies, fetchEarly, forgetEarlyReads } from './firstView/earlyReads';
import { knownDistributor } from './PlainHeader';
import { StartFailure } from './StartFailure';

/** Starts the portal in an element: reads the configuration and renders the pages, or an error page. */
export async function start(element: HTMLElement): Promise<void> {
  const canonical = canonicalAddress(window.location);
  if (canonical !== undefined) {
    window.location.replace(canonical);
    return;
  }
  const root = createRoot(element);
  let loadedConfig: AppConfig | undefined;
  const showError = () => root.render(<StartFailure config={loadedConfig} />);
  try {
    const config = await loadAppConfig();
    loadedConfig = config;
    const readConfig = createConfigReader(config);
    const shortname = shortnameOf(readConfig);
    const environment = detectEnvironment(window.location.hostname, config.hosts);
    const { consent, tracker } = startTracking(config, shortname, environment);
    startMonitoring(config, shortname, environment, consent);
    // The router renders nothing outside its base path.
    if (!isBelowBase(window.location)) throw new Error('The address is not a page of the portal');
    keepSkeletonFonts(element);
    await applyBrand({
      theme: readConfig('distributor.theme'),
      logo: config.distributor?.logo,
    });

    const services = createPortalServices({
      config,
      environment,
      leave: pageLeave,
      onRedirectLoop: showError,
      client: { fetch: fetchEarly },
      initialBodies: earlyBodies(),
    });
    // A background tab gets no frames, so the client takes over the early responses late.
    services.sharedSession.subscribe(({ type }) => {
      if (type !== 'deadline') forgetEarlyReads();
    });
    const portal = (
      <StrictMode>
        <App services={services} tracker={tracker} consent={consent} />
      </StrictMode>
    );
    // A transition renders in time slices, so that slow phones can react to taps and paint in between.
    startTransition(() => root.render(portal));
  } catch (error) {
    keepSkeletonFonts(element);
    const branded = applyBrand(knownDistributor(loadedConfig));
    report({
      kind: 'config',
      message: error instanceof Error ? error.message : 'The portal could not start',
      error,
    });
    await branded;
    showError();
    if (loadedConfig) return;
    const { connectReports, reportToConsole } = await import(
      '../platform/monitoring/connectReports'
    );
    connectReports(reportToConsole);
  }
}

/** Keeps the fonts of the skeleton's texts: on an unknown host, the brand arrives late and would move them. */
function keepSkeletonFonts(element: HTMLElement): void {
  for (const text of element.querySelectorAll('p')) text.style.font = getComputedStyle(text).font;
}
