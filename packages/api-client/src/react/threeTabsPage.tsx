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
}

const sharedSession = createSharedSession();
const client = createApiClient({ onSessionExpiry: sharedSession.setExpiry });
const tab: TestTab = { deadlineMs: sharedSession.getDeadlineMs };
Object.assign(window, { tab });

function Tab() {
  const { status } = useSession();
  const { client } = useApi();
  const { logOut } = useLogOut();
  const { data } = useCustomer();

  const secondsLeft = useSessionDeadline(() => {});

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
