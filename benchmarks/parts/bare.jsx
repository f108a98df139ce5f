/** React controls with the same nodes, without any library. */
import { useState } from 'react';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

let setToasts;

function Toasts() {
  const [toasts, set] = useState([]);
  setToasts = set;
  return (
    <section>
      {toasts.map((text) => (
        // biome-ignore lint/a11y/useSemanticElements: the node that ui-kit renders
        <div key={text} role="group" aria-label={text}>
          <p>{text}</p>
          <button type="button">Lukk</button>
        </div>
      ))}
    </section>
  );
}

function Tooltip({ children }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <span>
      <button type="button" onPointerEnter={show} onFocus={show}>
        {children}
      </button>
      {open && <span role="tooltip">Lastes ned</span>}
    </span>
  );
}

function Item({ at }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {`Spørsmål ${at}`}
        </button>
      </h3>
      <div hidden={!open}>{`Svar ${at}`}</div>
    </div>
  );
}

const items = () => mount(list(50, (at) => <Item key={at} at={at} />));

offer({
  '5 toasts': {
    prepare: () => mount(<Toasts />),
    act: () => setToasts(list(5, (at) => `Lagret ${at}`)),
    shows: ['[role=group]', 5],
  },
  'burst of 100 toasts': {
    prepare: () => mount(<Toasts />),
    act: () => setToasts(list(5, (at) => `Lagret ${95 + at}`)),
    shows: ['[role=group]', 5],
  },
  'mount 100 tooltip triggers': {
    act: () => mount(list(100, (at) => <Tooltip key={at}>{`Vilkår ${at}`}</Tooltip>)),
    shows: ['button', 100],
  },
  'open one tooltip': {
    prepare: () => mount(<Tooltip>Vilkår</Tooltip>),
    act: focusTrigger,
    shows: ['[role=tooltip]', 1],
  },
  'mount 50 accordion items': { act: items, shows: ['button', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('button', 20),
    shows: ['[aria-expanded=true]', 1],
  },
});
