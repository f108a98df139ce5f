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
    dont: <ToastSketch variant="info">Skadenummer 123-456. Noter det!</ToastSketch>,
  },
  {
    do: <ToastSketch action="Angre">Tilbudet er slettet</ToastSketch>,
    dont: <ToastSketch action="OK">Tilbudet er slettet</ToastSketch>,
  },
];

export const anatomy = (
  <ToastSketch title="Tilbudet er slettet" action="Angre">
    Reise, 189 kr/md
  </ToastSketch>
);
