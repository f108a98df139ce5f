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

function Feedback({ name }) {
  const [face, choose] = useState();
  return (
    <form>
      <fieldset>
        <legend>
          <h2>Hvor fornøyd er du med denne nettsiden?</h2>
        </legend>
        {list(5, (at) => (
          <label key={at}>
            <input type="radio" name={name} checked={face === at} onChange={() => choose(at)} />
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="18" />
              <path d="M14 17h0m12 0h0" />
              <path d="M13 28q7 0 14 0" />
            </svg>
            <span>{`Fornøyd ${at}`}</span>
          </label>
        ))}
      </fieldset>
      {face !== undefined && (
        <>
          <div>
            <label htmlFor={name}>Hva kan vi gjøre bedre?</label>
            <p>Ikke skriv personlige opplysninger.</p>
            <textarea id={name} rows="4" />
            <p>0 / 250</p>
          </div>
          <button type="submit">Send</button>
          <button type="button">Avbryt</button>
        </>
      )}
    </form>
  );
}

const feedbacks = (count) => mount(list(count, (at) => <Feedback key={at} name={`bare-${at}`} />));

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
  'mount 20 feedbacks': { act: () => feedbacks(20), shows: ['fieldset', 20] },
  'choose a face': {
    prepare: () => feedbacks(1),
    act: () => press('input', 3),
    shows: ['textarea', 1],
  },
});
