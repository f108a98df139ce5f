import { calls } from '@forsikring/api-client/contract';
import { customers, FAULT_NAMES } from '@forsikring/api-client/insurer';
import { html } from 'hono/html';
import type { EventCounts } from '../tracking/createEventCounts';
import type { Receipts } from '../tracking/createReceipts';
import { demoPage } from './demoPage';

const CALL_NAMES = ['*', 'config', ...Object.keys(calls)];

/** Lists the test customers, the tracked events and the receipts of consents, and lets a developer set faults for this browser. */
export function controlPage(faults: string, events: EventCounts, receipts: Receipts) {
  const chosen = [...new URLSearchParams(faults)];
  const received = events.all();
  const body = html`
    <p><a href="/privat/forsikring/oversikt/">Til portalen</a></p>
    <p><a href="/demo/tilbakemeldinger">Tilbakemeldinger som har kommet inn</a></p>
    <h2>Testkunder</h2>
    <dl>${customers.map(({ name, shows }) => html`<dt><strong>${name}</strong></dt><dd>${shows}</dd>`)}</dl>
    <h2>Feil i denne nettleseren</h2>
    ${chosen.length > 0 ? html`<ul>${chosen.map(([call, fault]) => html`<li><code>${call}</code>: ${fault}</li>`)}</ul>` : html`<p>Ingen.</p>`}
    <form method="post" action="/demo/faults">
      <p><label>Kall<br><select name="call">${CALL_NAMES.map((name) => html`<option>${name}</option>`)}</select></label></p>
      <p><label>Feil<br><input name="fault" list="faults" value="status:500"></label>
        <datalist id="faults">${FAULT_NAMES.map((name) => html`<option>${name}</option>`)}</datalist></p>
      <p>Feilene er ${FAULT_NAMES.map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}.</p>
      <p><button>Bestill feilen</button> (uten gyldig feil fjernes den)</p>
    </form>
    <h2>Mottatte hendelser</h2>
    ${received.length > 0 ? html`<ul>${received.map(([name, count]) => html`<li><code>${name}</code>: ${count}</li>`)}</ul>` : html`<p>Ingen hendelser er mottatt.</p>`}
    <h2>Kvitteringer for samtykker</h2>
    ${receipts.all().length > 0 ? html`<ul>${receipts.all().map((receipt) => html`<li><code>${JSON.stringify(receipt)}</code></li>`)}</ul>` : html`<p>Ingen kvitteringer er mottatt.</p>`}
    <h2>Økter og lagrede data</h2>
    <p><a href="/demo/session?session-seconds=70">Korte økter (70 sekunder)</a> · <a href="/demo/session">Vanlige økter</a></p>
    <form method="post" action="/demo/reset"><button>Nullstill alt som er lagret, alle hendelser, alle kvitteringer og alle feil</button></form>`;
  return demoPage('Demoen', String(body));
}
