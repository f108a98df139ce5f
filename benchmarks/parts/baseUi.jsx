/** Base UI, put together as in its documentation. It has no styles. */
import { Accordion } from '@base-ui/react/accordion';
import { Toast } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

let manager;

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content>
        <Toast.Description />
        <Toast.Close aria-label="Lukk">×</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function toasts() {
  manager = Toast.createToastManager();
  mount(
    <Toast.Provider limit={5} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>,
  );
}

function addToasts(count) {
  for (let at = 0; at < count; at += 1) manager.add({ description: `Lagret ${at}` });
}

const tooltip = (text) => (
  <Tooltip.Root key={text}>
    <Tooltip.Trigger>{text}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Positioner>
        <Tooltip.Popup className="tooltip">Lastes ned</Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
);

const items = () =>
  mount(
    <Accordion.Root multiple>
      {list(50, (at) => (
        <Accordion.Item key={at} value={at}>
          <Accordion.Header>
            <Accordion.Trigger>{`Spørsmål ${at}`}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel>{`Svar ${at}`}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );

offer({
  '5 toasts': { prepare: toasts, act: () => addToasts(5), shows: ['.toast', 5] },
  'burst of 100 toasts': {
    prepare: toasts,
    act: () => addToasts(100),
    // Toasts over the limit stay in the page, for the application's styles to hide.
    shows: ['.toast:not([data-limited])', 5],
  },
  'mount 100 tooltip triggers': {
    act: () =>
      mount(<Tooltip.Provider>{list(100, (at) => tooltip(`Vilkår ${at}`))}</Tooltip.Provider>),
    shows: ['button', 100],
  },
  'open one tooltip': {
    prepare: () => mount(<Tooltip.Provider>{tooltip('Vilkår')}</Tooltip.Provider>),
    act: focusTrigger,
    shows: ['.tooltip', 1],
  },
  'mount 50 accordion items': { act: items, shows: ['button', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('button', 20),
    shows: ['button[aria-expanded=true]', 1],
  },
});
