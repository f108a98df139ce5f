import {
  createContext,
  type Dispatch,
  type SetStateAction,
  type SyntheticEvent,
  useEffect,
} from 'react';
import type { ChangeDetails } from '../internals/useControlled';
import { usePart } from '../internals/usePart';

/**
 * Why another tab is selected. `item-press`: the tab was pressed. `focus`: an arrow key, Home or End moved the focus to
 * the tab. `find-in-page`: the browser found text in the panel of the tab. `programmatic`: the selected tab was removed.
 * @reason item-press A tab is pressed.
 * @reason focus The arrow keys move the focus to a tab.
 * @reason find-in-page The browser finds text in a hidden panel.
 * @reason programmatic The selected tab is removed, and the part selects the tab beside it.
 */
export type TabsChange = ChangeDetails<'item-press' | 'focus' | 'find-in-page' | 'programmatic'>;

interface TabsState {
  /** The id of the root, which the ids of its parts start with. */
  id: string;
  /** The value of the selected tab. */
  value: string;
  select: (value: string, reason: TabsChange['reason'], event: Event | SyntheticEvent) => void;
  /** Whether the page keeps the selection. */
  controlled: boolean;
  activation: 'automatic' | 'manual';
  /** The one tab that the Tab key reaches. */
  tabStop: string;
  /** Undefined: the selected tab. */
  setTabStop: (value: string | undefined) => void;
  /** The ids that consumers gave tabs and panels. */
  ownIds: Record<string, string>;
  setOwnIds: Dispatch<SetStateAction<Record<string, string>>>;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

/** The tabs that a part belongs to. @throws Error outside a `TabsRoot` */
export const useTabs = () => usePart(TabsContext, 'Parts of tabs must be in a TabsRoot.');

/** The ids of the tab and the panel of a value, which point to each other. */
export function useTabIds(value: string) {
  const { id, ownIds } = useTabs();
  const idOf = (part: string) =>
    // Without the spaces of a value: `aria-controls` is a list of ids.
    ownIds[`${part} ${value}`] ?? `${id}-${part}-${encodeURIComponent(value)}`;
  return { tabId: idOf('tab'), panelId: idOf('panel') };
}

/** Registers the id that a consumer gave a tab or a panel, for the other part. */
export function useOwnId(part: 'tab' | 'panel', value: string, ownId: string | undefined): void {
  const { setOwnIds } = useTabs();
  useEffect(() => {
    if (ownId === undefined) return;
    const key = `${part} ${value}`;
    setOwnIds((ids) => ({ ...ids, [key]: ownId }));
    return () => setOwnIds(({ [key]: _removed, ...others }) => others);
  }, [part, value, ownId, setOwnIds]);
}
