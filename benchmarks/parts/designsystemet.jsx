/**
 * Designsystemet, with its styles. It has no toasts. Opened details appear one frame later, by a transition, so no
 * figure includes their layout.
 */
import '@digdir/designsystemet-css';
import '@digdir/designsystemet-css/theme';
import { Details, Tooltip } from '@digdir/designsystemet-react';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

const tooltip = (text) => (
  <Tooltip key={text} content="Lastes ned">
    <button type="button">{text}</button>
  </Tooltip>
);

const items = () =>
  mount(
    list(50, (at) => (
      <Details key={at}>
        <Details.Summary>{`Spørsmål ${at}`}</Details.Summary>
        <Details.Content>{`Svar ${at}`}</Details.Content>
      </Details>
    )),
  );

offer({
  'mount 100 tooltip triggers': {
    act: () => mount(list(100, (at) => tooltip(`Vilkår ${at}`))),
    // It describes its triggers in a later task.
    shows: ['button[aria-description]', 100],
  },
  'open one tooltip': {
    prepare: () => mount(tooltip('Vilkår')),
    act: focusTrigger,
    shows: ['.ds-tooltip:popover-open', 1],
  },
  'mount 50 accordion items': { act: items, shows: ['summary', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('summary', 20),
    shows: ['details[open]', 1],
  },
});
