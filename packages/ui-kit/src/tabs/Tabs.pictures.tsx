import { TabsList } from './TabsList';
import { TabsPanel } from './TabsPanel';
import { TabsRoot } from './TabsRoot';
import { TabsTab } from './TabsTab';

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

export const pairs = [
  {
    do: tabs('Varsler', 'Personvern'),
    dont: tabs('Steg 1', 'Steg 2', 'Steg 3'),
  },
];

export const anatomy = tabs('Varsler', 'Personvern');
