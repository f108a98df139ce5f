import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { TabsList } from './TabsList';
import { TabsPanel } from './TabsPanel';
import { TabsRoot, type TabsRootProps } from './TabsRoot';
import { TabsTab, type TabsTabProps } from './TabsTab';

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

const settings = (props?: Partial<TabsRootProps>, ofSecond?: Partial<TabsTabProps>) => (
  <TabsRoot {...({ defaultValue: 'varsler', ...props } as TabsRootProps)}>
    <TabsList aria-label="Innstillinger">
      <TabsTab value="varsler">Varsler</TabsTab>
      <TabsTab value="personvern" {...ofSecond}>
        Personvern
      </TabsTab>
      <TabsTab value="mine data">Mine data</TabsTab>
    </TabsList>
    <TabsPanel value="varsler">Vi varsler deg på e-post.</TabsPanel>
    <TabsPanel value="personvern">
      <label>
        Kallenavn <input />
      </label>
    </TabsPanel>
    <TabsPanel value="mine data">Last ned dataene dine.</TabsPanel>
  </TabsRoot>
);

/** The tab 'c' is disabled. */
const tabs = (values: string[], selected: string, props?: Partial<TabsRootProps>) => (
  <TabsRoot {...({ defaultValue: selected, ...props } as TabsRootProps)}>
    <TabsList aria-label="Innstillinger">
      {values.map((value) => (
        <TabsTab key={value} value={value} disabled={value === 'c'}>
          {value}
        </TabsTab>
      ))}
    </TabsList>
  </TabsRoot>
);
const inRoot = ({ children }: { children: ReactNode }) => (
  <TabsRoot defaultValue="varsler">{children}</TabsRoot>
);
const inList = ({ children }: { children: ReactNode }) => (
  <TabsRoot defaultValue="personvern">
    <TabsList aria-label="Innstillinger">{children}</TabsList>
  </TabsRoot>
);

test('the arrow keys pass a tab that CSS or inert hides, and Tab reaches the row past such a tab', () => {
  const values = ['varsler', 'a', 'b', 'mine data'];
  const { rerender } = render(tabs(values, 'b'));
  for (const name of ['varsler', 'a']) tab(name).checkVisibility = () => false;
  tab('b').toggleAttribute('inert');
  rerender(tabs(values, 'b'));
  expect(tab('mine data').tabIndex).toBe(0);
  tab('varsler').checkVisibility = () => true;
  tab('varsler').focus();
  fireEvent.keyDown(tab('varsler'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('mine data'));
});

describe('TabsRoot', () => {
  describeConformance(<TabsRoot defaultValue="varsler" />, { takesRender: true });
  describeChanges({
    state: 'value',
    before: 'varsler',
    after: 'personvern',
    view: (props) => settings(props),
    withTrigger: (props) => settings({}, props),
    change: () => userEvent.click(tab('Personvern')),
    shown: () => selected()?.toLowerCase(),
  });

  test('selects the tab beside one that is removed, and says so, when it is uncontrolled', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(tabs(['a', 'b', 'c', 'd'], 'b', { onValueChange }));
    for (const left of ['acd', 'ac']) rerender(tabs([...left], 'b', { onValueChange }));
    expect(selected()).toBe('a');
    expect(reasonsOf(onValueChange)).toEqual([
      ['d', 'programmatic'],
      ['a', 'programmatic'],
    ]);
  });

  test('reports each change and its reason', async () => {
    const onValueChange = vi.fn();
    render(settings({ onValueChange }));
    await userEvent.click(tab('Personvern'));
    await userEvent.keyboard('{ArrowRight}');
    fireEvent(screen.getByText('Vi varsler deg på e-post.'), new Event('beforematch'));
    expect(reasonsOf(onValueChange)).toEqual([
      ['personvern', 'item-press'],
      ['mine data', 'focus'],
      ['varsler', 'find-in-page'],
    ]);
    expect(onValueChange.mock.calls[0]?.[1].event).toBeInstanceOf(MouseEvent);
    expect(onValueChange.mock.calls[1]?.[1].event).toBeInstanceOf(KeyboardEvent);
    expect(selected()).toBe('Varsler');
  });

  test('reports nothing when the selected tab is pressed', async () => {
    const onValueChange = vi.fn();
    render(settings({ onValueChange }));
    await userEvent.click(tab('Varsler'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('keeps the selection after cancel(), and the focus where the key moved it', async () => {
    render(settings({ onValueChange: (_value, details) => details.cancel() }));
    await userEvent.click(tab('Personvern'));
    expect(selected()).toBe('Varsler');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Varsler');
    expect(tab('Mine data')).toHaveFocus();
  });

  test('keeps typed text in a panel while another panel is shown', async () => {
    render(settings({ defaultValue: 'personvern' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Kallenavn' }), 'Kari');
    await userEvent.click(tab('Varsler'));
    await userEvent.click(tab('Personvern'));
    expect(screen.getByRole('textbox', { name: 'Kallenavn' })).toHaveValue('Kari');
  });
});

describe('TabsList', () => {
  describeConformance(<TabsList aria-label="Innstillinger" />, {
    wrapper: inRoot,
    takesRender: true,
  });

  test('selects tabs with the arrow keys, from end to end, and with End and Home', async () => {
    render(settings());
    await userEvent.tab();
    expect(tab('Varsler')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Personvern')).toHaveFocus();
    expect(selected()).toBe('Personvern');
    for (const [keys, name] of [
      ['{ArrowLeft}{ArrowLeft}', 'Mine data'],
      ['{ArrowRight}', 'Varsler'],
      ['{End}', 'Mine data'],
      ['{Home}', 'Varsler'],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(selected()).toBe(name);
    }
  });

  test('leaves a key with a modifier to the browser', async () => {
    render(settings());
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(tab('Varsler')).toHaveFocus();
  });

  test('is one stop of the Tab key: the selected tab, then its panel', async () => {
    render(settings({ activation: 'manual' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Varsler')).toHaveFocus();
  });

  test('is reached by the keyboard while no tab is selected', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(settings({ defaultValue: 'borte' }));
    await userEvent.tab();
    expect(tab('Varsler')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Personvern');
  });

  test('warns once in development of a missing name, and of a value that no tab has', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const nameless = (
      <TabsRoot defaultValue="fjernet">
        <TabsList>
          <TabsTab value="varsler">Varsler</TabsTab>
        </TabsList>
      </TabsRoot>
    );
    const { rerender } = render(nameless);
    rerender(nameless);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('A TabsList has no name.')],
      [expect.stringContaining("No TabsTab has the value 'fjernet'")],
    ]);
  });
});

describe('TabsTab', () => {
  describeConformance(<TabsTab value="personvern">Personvern</TabsTab>, {
    takesRender: true,
    wrapper: inList,
    outside: 'Parts of tabs must be in a TabsRoot.',
  });

  test('and its panel point to each other, also with ids of their own', () => {
    const { rerender } = render(settings());
    const checkEach = () => {
      for (const each of screen.getAllByRole('tab')) {
        fireEvent.click(each);
        const panel = screen.getByRole('tabpanel');
        expect(panel).toHaveAttribute('aria-labelledby', each.id);
        expect(each).toHaveAttribute('aria-controls', panel.id);
      }
    };
    checkEach();
    rerender(settings({}, { id: 'egen' }));
    expect(tab('Personvern')).toHaveAttribute('id', 'egen');
    checkEach();
    rerender(settings());
    checkEach();
  });

  test('cannot be selected while it is disabled, and is reached by the arrow keys', async () => {
    const [onClick, onValueChange] = [vi.fn(), vi.fn()];
    render(settings({ onValueChange }, { disabled: true, onClick }));
    await userEvent.click(tab('Personvern'));
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(tab('Varsler'));
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Personvern')).toHaveFocus();
    expect(tab('Personvern')).toHaveAttribute('aria-disabled', 'true');
    expect(tab('Personvern')).toHaveAttribute('data-disabled', '');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Mine data');
  });

  test('is passed by the arrow keys where the browser disables it', async () => {
    render(settings({}, { render: <button type="button" disabled /> }));
    await userEvent.click(tab('Varsler'));
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Mine data');
  });

  test('can be a link, which Space follows too', async () => {
    const follow = vi.fn();
    const link = <a href="#personvern">Personvern</a>;
    render(settings({ activation: 'manual' }, { render: link, onClick: follow }));
    expect(tab('Personvern').tagName).toBe('A');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    expect(follow).toHaveBeenCalledOnce();
    expect(selected()).toBe('Personvern');
  });
});

describe('TabsPanel', () => {
  describeConformance(<TabsPanel value="varsler">Vi varsler deg.</TabsPanel>, {
    wrapper: inRoot,
    takesRender: true,
  });

  test('is hidden from all but find-in-page until its tab is selected', async () => {
    render(settings());
    const panel = screen.getByText('Last ned dataene dine.');
    expect(panel).toHaveAttribute('hidden', 'until-found');
    // Browsers read and focus the element itself, and skip its content.
    expect(panel).not.toHaveAttribute('role');
    expect(panel).not.toHaveAttribute('tabindex');
    await userEvent.click(tab('Mine data'));
    expect(panel).not.toHaveAttribute('hidden');
    expect(panel).toHaveAttribute('data-selected', '');
    await userEvent.click(tab('Varsler'));
    expect(panel).toHaveAttribute('hidden', 'until-found');
  });

  test('stays hidden after cancel() when its text is found', async () => {
    render(settings({ onValueChange: (_value, details) => details.cancel() }));
    const panel = screen.getByText('Last ned dataene dine.');
    fireEvent(panel, new Event('beforematch'));
    // The browser takes the attribute away itself.
    panel.removeAttribute('hidden');
    await vi.waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    expect(selected()).toBe('Varsler');
  });

  test('takes the focus, so that text alone can be reached, unless `tabIndex` is -1', () => {
    const withTabIndex = (tabIndex?: number) => (
      <TabsRoot defaultValue="varsler">
        <TabsPanel value="varsler" tabIndex={tabIndex}>
          På e-post
        </TabsPanel>
      </TabsRoot>
    );
    const { rerender } = render(withTabIndex());
    expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
    rerender(withTabIndex(-1));
    expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '-1');
  });
});
