/** The five labels of the feedback widget's smileys, in its three languages: they are its values. */
export const SMILEY_LABELS: ReadonlySet<unknown> = new Set([
  ...['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd'],
  ...['Svært misnøgd', 'Litt misnøgd', 'Ganske nøgd', 'Svært nøgd'],
  ...['Very dissatisfied', 'Somewhat dissatisfied', 'In between', 'Fairly satisfied'],
  'Very satisfied',
]);
