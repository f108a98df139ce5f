import { createRoot } from 'react-dom/client';
import { createApiClient, createSharedSession } from '../index';
import {
  ApiProvider,
  useApi,
  useCustomer,
  useLogOut,
  useSession,
  useSessionDeadline,
} from '../react';

/** What a browser test can do in a tab. */
export interface TestTab {
  deadlineMs: () => number | undefined;
  /** Whether the tab has left because the session expired. */
  left: boolean;
  /** Simulates sleep: the clock moves on, but no timer runs. */
  sleep: (ms: number) => void;
}

const clock = Date.now;
let sleptMs = 0;
Date.now = () => clock() + sleptMs;

const sharedSession = createSharedSession();
const client = createApiClient({ onSessionExpiry: sharedSession.setExpiry });
const tab: TestTab = {
  deadlineMs: sharedSession.getDeadlineMs,
  left: false,
  sleep: (ms) => {
    sleptMs += ms;
  },
};
Object.assign(window, { tab });

function Tab() {
  const { status } = useSession();
  const { client } = useApi();
  const { logOut } = useLogOut();
  const { data } = useCustomer();

  const secondsLeft = useSessionDeadline(() => {
    tab.left = true;
  });

  return (
    <main>
      <p role="status">{status}</p>
      <h1>{data?.navn}</h1>
      {secondsLeft !== undefined && <p role="alert">{secondsLeft} sekunder</p>}
      <button type="button" onClick={() => void client.renewSession()}>
        Fortsett økten
      </button>
      <button type="button" onClick={() => void logOut(window.location.origin)}>
        Logg ut
      </button>
    </main>
  );
}

const element = document.getElementById('app');
if (element)
  createRoot(element).render(
    <ApiProvider client={client} sharedSession={sharedSession}>
      <Tab />
    </ApiProvider>,
  );
