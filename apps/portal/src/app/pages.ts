import { type ComponentType, createElement, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { importPart } from '../platform/lateCode/importPart';
import { BASE_PATH, paths } from '../platform/paths';
import OverviewRoute from '../routes/OverviewRoute';

type Load = () => Promise<{ default: ComponentType }>;

const LOADS = {
  jump: () => import('../features/jump/Jump'),
  profile: () => import('../routes/ProfileRoute'),
  offers: () => import('../routes/OffersRoute'),
  purchase: () => import('../routes/PurchaseRoute'),
  otherInsurances: () => import('../routes/OtherInsurancesRoute'),
  receipt: () => import('../routes/ReceiptRoute'),
  payment: () => import('../routes/PaymentRoute'),
} satisfies Partial<Record<keyof typeof paths, Load>>;

const errorRoute = async (name: 'ErrorRoute' | 'BlockRoute') => ({
  default: (await import('../routes/ErrorRoutes'))[name],
});

/** The pages whose code was prefetched. */
const prefetched = new Map<Load, ComponentType>();

/** A page whose code is loaded when it is shown. React would show the skeleton of a lazy page for 300 ms, also of a prefetched one. */
function lazyPage(load: Load): ComponentType {
  const Lazy = lazy(() => importPart(load));
  return function Page() {
    const [Shown] = useState(() => prefetched.get(load) ?? Lazy);
    return createElement(Shown);
  };
}

/** The pages. All but the overview are loaded when they are shown. */
export const pages = {
  /** Most visits start here, so it is part of the first view. */
  overview: OverviewRoute,
  jump: lazyPage(LOADS.jump),
  profile: lazyPage(LOADS.profile),
  offers: lazyPage(LOADS.offers),
  purchase: lazyPage(LOADS.purchase),
  otherInsurances: lazyPage(LOADS.otherInsurances),
  receipt: lazyPage(LOADS.receipt),
  payment: lazyPage(LOADS.payment),
  error: lazyPage(() => errorRoute('ErrorRoute')),
  block: lazyPage(() => errorRoute('BlockRoute')),
  unavailable: lazyPage(() => import('../features/error-pages/Unavailable')),
  notFound: lazyPage(() => import('../routes/NotFoundRoute')),
  logIn: lazyPage(() => import('../features/login/Login')),
};

/**
 * Prefetches the code of the page at an address. Ignores failures: the page reports them when it is shown. Returns nothing
 * for an address whose code need not be fetched.
 */
export function prefetchPage({ origin, pathname }: URL): Promise<void> | undefined {
  if (origin !== window.location.origin || !pathname.startsWith(BASE_PATH)) return;
  const path = pathname.slice(BASE_PATH.length) || '/';
  const [, load] =
    Object.entries(LOADS).find(([name]) => matchPath(paths[name as keyof typeof LOADS], path)) ??
    [];
  if (!load || prefetched.has(load)) return;
  return load().then(
    (part) => void prefetched.set(load, part.default),
    () => {},
  );
}
