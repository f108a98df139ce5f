import { StatusIcon } from '../internals/status/StatusIcon';
import { ToastSketch } from '../internals/stories/sketches';
import { Message } from '../message/Message';

export const pairs = [
  {
    do: <ToastSketch>E-postadressen er lagret</ToastSketch>,
    dont: (
      <ToastSketch>
        Vellykket! Endringene du gjorde i forsikringsprofilen din har blitt lagret, og du kan nå
        fortsette.
      </ToastSketch>
    ),
  },
  {
    do: (
      <Message variant="error" title="Vi fikk ikke lagret e-posten">
        Prøv igjen.
      </Message>
    ),
    dont: <ToastSketch>Skadenummer 123-456. Noter det!</ToastSketch>,
  },
  {
    do: <ToastSketch action="Angre">Tilbudet er slettet</ToastSketch>,
    dont: <ToastSketch action="OK">Tilbudet er slettet</ToastSketch>,
  },
];

export const anatomy = (
  <div className="ui-toast-region" style={{ marginInline: 0 }}>
    <div className="ui-status ui-toast" data-variant="success">
      <span className="ui-toast-icon">
        <StatusIcon status="success" />
      </span>
      <div className="ui-toast-body">
        <div className="ui-toast-title">Tilbudet er slettet</div>
        <div>Reise, 189 kr/md</div>
        <button type="button" className="ui-toast-action">
          Angre
        </button>
      </div>
      <button type="button" className="ui-toast-close" aria-label="Lukk" />
    </div>
  </div>
);
