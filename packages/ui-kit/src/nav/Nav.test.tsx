import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { NavBar } from './NavBar';
import { NavItem } from './NavItem';
import { NavMenu, type NavMenuProps } from './NavMenu';

const items = (
  <>
    <NavItem href="#oversikt" current>
      Forsikringsoversikt
    </NavItem>
    <NavItem href="#profil">Profil</NavItem>
  </>
);
const show = (props?: NavMenuProps) =>
  render(
    <>
      <NavMenu {...props}>{items}</NavMenu>
      <button type="button">Logg ut</button>
    </>,
  );
const button = () => screen.getByRole('button', { name: /^(Meny|Lukk meny)$/ });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const list = () => document.getElementById(button().getAttribute('aria-controls') ?? '');

describe('NavItem', () => {
  describeConformance(<NavItem>Tilbud</NavItem>, { takesRender: true });
});

describe('NavBar', () => {
  describeConformance(<NavBar>{items}</NavBar>);

  test('is the main menu, a list of links with the current one marked', () => {
    render(<NavBar>{items}</NavBar>);
    const nav = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    expect(nav.getAllByRole('listitem')).toHaveLength(2);
    expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Forsikringsoversikt');
  });
});

describe('NavMenu', () => {
  describeConformance(<NavMenu>{items}</NavMenu>);
  describeChanges({
    view: (props) => <NavMenu {...props}>{items}</NavMenu>,
    change: () => void fireEvent.click(button()),
    shown: isOpen,
  });

  test('is a button that shows a list of links, and is named "Lukk" while the list is open', async () => {
    show();
    expect(button()).toHaveAccessibleName('Meny');
    expect(list()).not.toBeVisible();
    await userEvent.click(button());
    expect(list()).toBeVisible();
    expect(button()).toHaveTextContent('Lukk');
    expect(button()).toHaveAccessibleName('Lukk meny');
    await userEvent.click(button());
    expect(list()).not.toBeVisible();
    expect(button()).toHaveAccessibleName('Meny');
  });

  test('lets Tab move through the links, and closes when the focus leaves', async () => {
    const onOpenChange = vi.fn();
    show({ onOpenChange });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('link', { name: 'Forsikringsoversikt' })).toHaveFocus();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('focus-out');
  });

  test('closes when a place is chosen, by a router too', async () => {
    const onOpenChange = vi.fn();
    render(
      <NavMenu defaultOpen onOpenChange={onOpenChange}>
        <NavItem href="/profil" onClick={(event) => event.preventDefault()}>
          Profil
        </NavItem>
      </NavMenu>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(button()).toHaveFocus();
    expect(reasonsOf(onOpenChange)).toEqual([[false, 'item-press']]);
  });

  test('closes by a press on the scrim, which belongs to the list, and returns the focus', async () => {
    const onOpenChange = vi.fn();
    show({ defaultOpen: true, onOpenChange });
    act(() => screen.getByRole('link', { name: 'Profil' }).focus());
    fireEvent.click(list() as HTMLElement, { clientX: 10, clientY: 700 });
    expect(isOpen()).toBe(false);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('outside-press');
    expect(button()).toHaveFocus();
  });

  test('closes by a press elsewhere', async () => {
    show({ defaultOpen: true });
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });
});

describe('NavMenu under the pointer', () => {
  const nav = () => screen.getByRole('navigation');
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(nav(), { pointerType });
  const leave = () => fireEvent.pointerLeave(nav(), { pointerType: 'mouse' });

  const rest = () => {
    enter();
    wait(75);
  };

  beforeEach(() => void vi.useFakeTimers());

  test('stays closed when a mouse passes, and for a finger', () => {
    show();
    enter();
    wait(50);
    leave();
    wait(1000);
    expect(isOpen()).toBe(false);
    enter('touch');
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  test('opens after 75 ms, and closes a moment after the pointer has left', () => {
    show();
    enter();
    wait(74);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    leave();
    wait(199);
    expect(isOpen()).toBe(true);
    enter();
    wait(1000);
    expect(isOpen()).toBe(true);
    leave();
    wait(200);
    expect(isOpen()).toBe(false);
  });

  test('stays open after a press on its button while the pointer has opened it', () => {
    show();
    rest();
    fireEvent.click(button());
    leave();
    wait(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('stays open while the focus is inside', () => {
    show();
    rest();
    act(() => screen.getByRole('link', { name: 'Profil' }).focus());
    leave();
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  test('closes with Escape from anywhere, and does not move the focus', () => {
    show();
    rest();
    act(() => screen.getByRole('button', { name: 'Logg ut' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Logg ut' }), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Logg ut' })).toHaveFocus();
  });

  test('opens by a press before the pointer has rested long enough, and closes by the next press', () => {
    show();
    enter();
    wait(30);
    fireEvent.click(button());
    wait(200);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('closes by the next press although the pointer has come back and rested on it', () => {
    show();
    fireEvent.click(button());
    enter();
    wait(1000);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test('opens again under the pointer after Escape', () => {
    show();
    rest();
    fireEvent.keyDown(button(), { key: 'Escape' });
    leave();
    rest();
    expect(isOpen()).toBe(true);
  });
});
