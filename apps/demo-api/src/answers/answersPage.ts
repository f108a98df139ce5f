import { html } from 'hono/html';
import { demoPage } from '../pages/demoPage';
import {
  type AnswerFigures,
  answerFigures,
  answerLabel,
  followupValue,
  MAX_WEEKS,
} from './answerFigures';
import { type AnswerFilter, filterAnswers, queryOf } from './answerFilter';
import { ANSWERS_STYLE } from './answersStyle';
import type { Answer, Answers, Contact } from './createAnswers';

/** The path of the page. */
export const ANSWERS_PATH = '/demo/tilbakemeldinger';

const time = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Oslo',
});

/** Contact details have no time of day, which would say whose answer is whose. */
const date = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' });

const DELETED = new Map([
  ['svar', 'Svaret er slettet.'],
  ['tekst', 'Teksten er slettet. Svaret teller fortsatt med i tallene.'],
  ['kontakt', 'Kontaktopplysningene er slettet.'],
]);

/**
 * Shows the answers of all customers: figures of each page, then the texts with the answers that followed, each with a
 * form that deletes it. Contact details are a list of their own: nothing on the page says whose answer is whose.
 */
export function answersPage(received: Answers, filter: AnswerFilter, deleted = '') {
  const all = received.all();
  const contacts = received.contacts();
  const notice = DELETED.get(deleted);
  const answers = filterAnswers(all, filter);
  const hasText = ({ message, followup }: Answer) => Boolean(message) || followup.length > 0;
  const texts = answers.filter(hasText);
  const others = answers.filter((answer) => !hasText(answer));
  const list = (some: readonly Answer[]) =>
    html`<ol class="answers">${some.map((answer) => answerItem(answer, filter))}</ol>`;
  const body = html`
    <p><a href="/demo">Til demoen</a></p>
    ${notice ? html`<p class="notice" role="status" tabindex="-1" autofocus>${notice}</p>` : ''}
    <p>Svar på spørsmålene i portalen, og noen oppdiktede svar. Tekstene vises bare her og i filen som du laster ned. Alt er borte når demoen stopper.</p>
    ${all.length > 0 ? filterForm(all, filter) : ''}
    ${answers.length === 0 ? emptyState(all.length > 0) : ''}
    ${
      answers.length > 0
        ? html`
    <p><a href="${ANSWERS_PATH}.csv${queryOf(filter)}" download>Last ned ${answers.length} svar (CSV)</a></p>
    ${answerFigures(answers, filter.to).map(figures)}
    <h2>Tekster og oppfølging</h2>
    ${texts.length > 0 ? list(texts) : html`<p>Ingen av svarene har tekst.</p>`}
    ${others.length > 0 ? html`<details class="others"><summary>Svar uten tekst (${others.length})</summary>${list(others)}</details>` : ''}`
        : ''
    }
    ${contacts.length > 0 ? html`<h2>Vil bli kontaktet</h2><ol class="answers">${contacts.map((contact) => contactItem(contact, filter))}</ol>` : ''}`;
  return demoPage('Tilbakemeldinger', String(body), ANSWERS_STYLE);
}

function filterForm(all: readonly Answer[], { page, from, to }: AnswerFilter) {
  const pages = [...new Set([...all.map((answer) => answer.page), ...(page ? [page] : [])])].sort();
  return html`<form class="filter" action="${ANSWERS_PATH}">
      <label>Side<select name="side"><option value="">Alle sider</option>${pages.map((each) => html`<option${each === page ? html` selected` : ''}>${each}</option>`)}</select></label>
      <label>Fra og med<input type="date" name="fra" value="${from ?? ''}"></label>
      <label>Til og med<input type="date" name="til" value="${to ?? ''}"></label>
      <p><button>Vis svarene</button> ${page || from || to ? html`<a href="${ANSWERS_PATH}">Vis alle</a>` : ''}</p>
    </form>`;
}

function emptyState(isFiltered: boolean) {
  return isFiltered
    ? html`<p>Ingen svar passer med valgene.</p>`
    : html`<p>Ingen har svart ennå. Spørsmålet står nederst på <a href="/privat/forsikring/oversikt/">forsikringsoversikten</a>.</p>`;
}

function figures({
  page,
  count,
  unintended,
  scoreName,
  score,
  distribution,
  weeks,
}: AnswerFigures) {
  const busiest = Math.max(...weeks.map((week) => week.count));
  return html`<section>
      <h2>${path(page)}</h2>
      <dl><div><dt>Svar</dt><dd>${count}</dd></div>${scoreName ? html`<div><dt>${scoreName}</dt><dd>${score}</dd></div>` : ''}</dl>
      ${unintended > 0 ? html`<p class="meta">${unintended} av svarene kom da kunden forlot siden uten å trykke på Send.</p>` : ''}
      <div class="tables">
        <table>
          <caption>Fordeling</caption>
          <thead><tr><th scope="col">Svar</th><th scope="col">Antall (andel)</th></tr></thead>
          <tbody>${distribution.map((row) => html`<tr><th scope="row">${row.label}${bar(row.count / count)}</th><td>${row.count} (${row.share})</td></tr>`)}</tbody>
        </table>
        <table>
          <caption>Utvikling per uke, inntil ${MAX_WEEKS} uker</caption>
          <thead><tr><th scope="col">Uke</th><th scope="col">Antall</th>${scoreName ? html`<th scope="col">${scoreName}</th>` : ''}</tr></thead>
          <tbody>${weeks.map((week) => html`<tr><th scope="row">${week.label}${bar(busiest && week.count / busiest)}</th><td>${week.count}</td>${scoreName ? html`<td>${week.score}</td>` : ''}</tr>`)}</tbody>
        </table>
      </div>
    </section>`;
}

/** Writes a path that breaks after its slashes on a narrow screen. */
function path(page: string) {
  return page.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);
}

/** Repeats the number of its row as a length. An attribute of SVG needs no inline style. */
function bar(share: number) {
  return html`<svg aria-hidden="true"><rect width="${Math.round(share * 100)}%" height="100%" /></svg>`;
}

function answerItem(answer: Answer, filter: AnswerFilter) {
  const { message, submissionId, receivedAt, followup } = answer;
  const hasText = message || followup.some(({ type }) => type === 'text');
  const label = answerLabel(answer);
  return html`<li>
      ${message ? html`<p class="text">${message}</p>` : ''}
      ${followup.map((each) => html`<p class="text"><span class="meta">${each.label}</span> ${followupValue(each)}</p>`)}
      <p class="meta"><strong>${label}</strong> · ${timeOf(receivedAt)} · ${path(answer.page)}</p>
      ${deleteForm(
        submissionId,
        `${label}», ${time.format(receivedAt)}`,
        html`${hasText ? html`<button name="slett" value="tekst">Slett bare teksten</button>` : ''}
          <button name="slett" value="svar">${hasText ? 'Slett hele svaret' : 'Slett svaret'}</button>`,
        filter,
      )}
    </li>`;
}

function contactItem({ id, email, phone, receivedAt }: Contact, filter: AnswerFilter) {
  return html`<li>
      <p class="text">${email}${phone ? html`<br>${phone}` : ''}</p>
      <p class="meta">${date.format(receivedAt)}</p>
      ${deleteForm(id, `${email}»`, html`<button name="slett" value="kontakt">Slett kontaktopplysningene</button>`, filter)}
    </li>`;
}

function timeOf(receivedAt: number) {
  return html`<time datetime="${new Date(receivedAt).toISOString()}">${time.format(receivedAt)}</time>`;
}

/** `what` follows « for screen readers. */
function deleteForm(id: string, what: string, buttons: unknown, { page, from, to }: AnswerFilter) {
  return html`<details><summary>Slett<span class="hidden"> «${what}</span></summary>
        <form method="post" action="${ANSWERS_PATH}">
          <input type="hidden" name="submissionId" value="${id}">
          <input type="hidden" name="side" value="${page ?? ''}"><input type="hidden" name="fra" value="${from ?? ''}"><input type="hidden" name="til" value="${to ?? ''}">
          ${buttons}
        </form>
      </details>`;
}
