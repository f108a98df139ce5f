import { TabsList } from '../../tabs/TabsList';
import { TabsPanel } from '../../tabs/TabsPanel';
import { TabsRoot } from '../../tabs/TabsRoot';
import { TabsTab } from '../../tabs/TabsTab';
import type { Guide } from './Guide';

const tabs = (first: string, ...others: string[]) => {
  const names = [first, ...others];
  return (
    <TabsRoot defaultValue={first}>
      <TabsList aria-label="Innstillinger">
        {names.map((name) => (
          <TabsTab key={name} value={name}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsPanel key={name} value={name}>
          {name}: slik når vi deg.
        </TabsPanel>
      ))}
    </TabsRoot>
  );
};

export const guide: Guide = {
  pairs: [
    {
      do: tabs('Varsler', 'Personvern'),
      doText: 'One or two words a tab, the most wanted first.',
      dont: tabs('Steg 1', 'Steg 2', 'Steg 3'),
      dontText: 'Steps that are taken in order: that is `Steps`.',
    },
  ],
  example: tabs('Varsler', 'Personvern'),
  states: { Tabs: tabs('Varsler', 'Personvern') },
  accessibility: [
    'Tab moves to the selected tab, the arrow keys, Home and End move between tabs.',
    'With `activation="manual"` the arrow keys only move the focus; Enter or Space selects.',
    'Find-in-page opens the panel with the text.',
  ],
  content: ['Nouns of one or two words, all of the same kind.'],
};
