/** The styles of the page of answers, in addition to those of the demo's pages. */
export const ANSWERS_STYLE = `
  main { max-width: 56rem; }
  body { padding-inline: min(1.25rem, 4vw); }
  h1, h2, .text, .meta { overflow-wrap: anywhere; hyphens: auto; }
  h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 1rem; }
  a:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible, summary:focus-visible, .notice:focus-visible {
    outline: 3px solid light-dark(#0b4a8f, #8fc2ff); outline-offset: 2px; }
  .filter { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
  .filter > * { margin: 0; min-width: 0; max-width: 100%; }
  .filter label { flex: 1 1 9rem; }
  .filter label:first-child { flex: 10 1 16rem; }
  select, input, button { box-sizing: border-box; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
    background: light-dark(#fff, #232932); border: 1px solid light-dark(#6b7585, #8b95a3); border-radius: .5rem; }
  label select, label input { display: block; width: 100%; margin-top: .25rem; }
  button { cursor: pointer; }
  button:hover { border-color: currentColor; }
  .notice, section, .answers > li { background: light-dark(#fff, #1b2028); border: 1px solid light-dark(#d5dae1, #343c48);
    border-radius: .75rem; padding: min(1.25rem, 4vw); }
  .notice { border-inline-start: .375rem solid light-dark(#17713f, #6fd39a); }
  section { margin: 1.5rem 0; }
  section h2 { margin: 0; font-size: 1.125rem; }
  dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: .75rem 0; }
  dt, .meta { font-size: .875rem; color: light-dark(#4a5565, #b4bdc9); }
  dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
  .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1.5rem 2.5rem; }
  table { width: 100%; align-self: start; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
  th, td { padding: .5rem 0 .5rem .75rem; text-align: end; vertical-align: top; border-top: 1px solid light-dark(#d5dae1, #343c48); }
  th { font-weight: 400; }
  thead th { font-size: .875rem; color: light-dark(#4a5565, #b4bdc9); border: 0; vertical-align: bottom; }
  th:first-child { padding-inline-start: 0; text-align: start; }
  tbody th { width: 70%; overflow-wrap: break-word; }
  svg { display: block; width: 100%; height: .5rem; margin-top: .25rem; border-radius: .25rem; color: light-dark(#0b4a8f, #8fc2ff);
    background: light-dark(#e6eaef, #2c343f); }
  rect { fill: currentColor; }
  .answers { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
  .answers > li { padding-block: 1rem .5rem; }
  .answers p { margin: 0 0 .25rem; }
  .text { white-space: pre-line; }
  summary { cursor: pointer; width: fit-content; padding: .25rem 0; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::after { content: ""; display: inline-block; width: .375rem; height: .375rem; margin: 0 .5rem .125rem; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; }
  [open] > summary::after { margin-bottom: -.125rem; rotate: -135deg; }
  .answers form { display: flex; flex-wrap: wrap; gap: .75rem; padding-block: .5rem; }
  .others { margin-top: 1rem; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (forced-colors: active) { svg { color: CanvasText; background: Canvas; outline: 1px solid; } }
`;
