/** Radix, put together as in its documentation. It has no styles, and no queue of toasts. */
import { Accordion, Toast, Tooltip } from 'radix-ui';
import { useState } from 'react';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

let setToasts;

function Toasts() {
  const [toasts, set] = useState([]);
  setToasts = set;
  return (
    <Toast.Provider>
      {toasts.map((text) => (
        <Toast.Root key={text} className="toast">
          <Toast.Description>{text}</Toast.Description>
          <Toast.Close aria-label="Lukk">×</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport />
    </Toast.Provider>
  );
}

const tooltip = (text) => (
  <Tooltip.Root key={text}>
    <Tooltip.Trigger>{text}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="tooltip">Lastes ned</Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);

const items = () =>
  mount(
    <Accordion.Root type="multiple">
      {list(50, (at) => (
        <Accordion.Item key={at} value={String(at)}>
          <Accordion.Header>
            <Accordion.Trigger>{`Spørsmål ${at}`}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>{`Svar ${at}`}</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );

offer({
  '5 toasts': {
    prepare: () => mount(<Toasts />),
    act: () => setToasts(list(5, (at) => `Lagret ${at}`)),
    shows: ['.toast', 5],
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
