import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { useToast } from '../toast/ToastContext';
import { ToastProvider } from '../toast/ToastProvider';
import { PopoverClose } from './PopoverClose';
import { PopoverPopup, type PopoverPopupProps } from './PopoverPopup';
import { PopoverRoot, type PopoverRootProps } from './PopoverRoot';
import { PopoverTitle } from './PopoverTitle';
import { PopoverTrigger, type PopoverTriggerProps } from './PopoverTrigger';

beforeEach(() => {
  // jsdom hides popovers, and cannot show one.
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'block';
  };
});

interface FilterProps extends PopoverRootProps {
  popup?: PopoverPopupProps;
  trigger?: PopoverTriggerProps;
}

function Filter({ popup, trigger: ofTrigger, children, ...root }: FilterProps) {
  return (
    <>
      <PopoverRoot {...root}>
        <PopoverTrigger render={<Button variant="secondary" />} {...ofTrigger}>
          Filtrer
        </PopoverTrigger>
        <PopoverPopup {...popup}>
          <PopoverTitle>Filtrer tilbudene</PopoverTitle>
          <PopoverClose />
          {children ?? <input aria-label="Beløp" />}
        </PopoverPopup>
      </PopoverRoot>
      <Button>Logg ut</Button>
    </>
  );
}

function WithFinalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading}>3 tilbud</h2>
      <Filter defaultOpen popup={{ finalFocus: heading }} />
    </>
  );
}

function Save() {
  const toast = useToast();
  return <Button onClick={() => toast('Lagret')}>Lagre</Button>;
}

const Open = ({ children }: { children: ReactNode }) => (
  <PopoverRoot defaultOpen>
    <PopoverTrigger>Filtrer</PopoverTrigger>
    {children}
  </PopoverRoot>
);
const InPopup = ({ children }: { children: ReactNode }) => (
  <Open>
    <PopoverPopup>{children}</PopoverPopup>
  </Open>
);

const trigger = () => screen.getByRole('button', { name: 'Filtrer' });
const popup = () => screen.getByRole('dialog', { name: 'Filtrer tilbudene' });
const isOpen = () => screen.queryByRole('dialog') !== null;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('PopoverTrigger', () => {
  describeConformance(<PopoverTrigger>Filtrer</PopoverTrigger>, {
    wrapper: PopoverRoot,
    outside: 'Parts of a popover must be in a PopoverRoot.',
    takesRender: true,
  });

  test('opens the popup and closes it again, and refers to the popup and its state', async () => {
    const onOpenChange = vi.fn();
    render(<Filter onOpenChange={onOpenChange} popup={{ id: 'filter' }} />);
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).not.toHaveAttribute('aria-controls');
    await press('Filtrer');
    expect(popup()).toBeVisible();
    expect(popup()).toHaveAttribute('id', 'filter');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', 'filter');
    expect(trigger()).toHaveAttribute('data-open');
    await press('Filtrer');
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
    expect(reasonsOf(onOpenChange)).toEqual([
      [true, 'trigger-press'],
      [false, 'trigger-press'],
    ]);
  });
});

describe('PopoverPopup', () => {
  describeConformance(<PopoverPopup aria-label="Filter" />, { wrapper: Open, takesRender: true });

  test.each([
    ['on Escape, and the focus returns to the trigger', '{Tab}{Escape}', 'escape-key', 'Filtrer'],
    ['when the focus leaves, and the focus stays there', '{Tab}{Tab}{Tab}', 'focus-out', 'Logg ut'],
  ])('closes %s', async (_when, keys, reason, focused) => {
    const onOpenChange = vi.fn();
    render(<Filter onOpenChange={onOpenChange} />);
    await press('Filtrer');
    await userEvent.keyboard(keys);
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
    expect(reasonsOf(onOpenChange).at(-1)).toEqual([false, reason]);
  });

  test('closes on a press outside, and stays open on a press inside', async () => {
    const onOpenChange = vi.fn();
    render(<Filter onOpenChange={onOpenChange} />);
    await press('Filtrer');
    await userEvent.click(popup());
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
    expect(reasonsOf(onOpenChange).at(-1)).toEqual([false, 'outside-press']);
  });

  test('closes on a press on a picture that is a child of the body, and belongs to the page', async () => {
    const picture = document.body.appendChild(document.createElement('img'));
    render(<Filter />);
    await press('Filtrer');
    await userEvent.click(picture);
    expect(isOpen()).toBe(false);
    picture.remove();
  });

  test('stays open when a toast is closed', async () => {
    render(
      <ToastProvider>
        <Filter>
          <Save />
        </Filter>
      </ToastProvider>,
    );
    await press('Filtrer');
    await press('Lagre');
    await press('Lukk varsel');
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => press('Lukk')],
    ['its trigger', () => press('Filtrer')],
  ])('closed by %s, moves the focus to `finalFocus`', async (_how, close) => {
    render(<WithFinalFocus />);
    await close();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('heading', { name: '3 tilbud' })).toHaveFocus();
  });

  test('leaves the focus where a press outside moved it, with `finalFocus` too', async () => {
    render(<WithFinalFocus />);
    await press('Logg ut');
    expect(screen.getByRole('button', { name: 'Logg ut' })).toHaveFocus();
  });

  test('moves the focus to the heading of the page when the trigger is gone', () => {
    const page = (hasFilter: boolean) => (
      <>
        <h1>Tilbudene dine</h1>
        {hasFilter && <Filter defaultOpen />}
      </>
    );
    const { rerender } = render(page(true));
    expect(popup()).toHaveFocus();
    rerender(page(false));
    expect(screen.getByRole('heading', { name: 'Tilbudene dine' })).toHaveFocus();
  });

  test('shows its placement and its alignment as attributes', () => {
    const { rerender } = render(<Filter defaultOpen />);
    expect(popup()).toHaveAttribute('data-placement', 'bottom');
    expect(popup()).toHaveAttribute('data-align', 'start');
    rerender(<Filter defaultOpen placement="right" align="center" />);
    expect(popup()).toHaveAttribute('data-placement', 'right');
    expect(popup()).toHaveAttribute('data-align', 'center');
  });
});

describe('PopoverRoot', () => {
  describeChanges({
    view: (props) => <Filter {...props} />,
    withTrigger: (props) => <Filter trigger={props} />,
    change: () => press('Filtrer'),
    shown: isOpen,
  });

  test('closes the inner one of two popovers first', async () => {
    render(
      <Filter>
        <PopoverRoot>
          <PopoverTrigger>Hva er egenandel?</PopoverTrigger>
          <PopoverPopup aria-label="Egenandel">Det du betaler selv.</PopoverPopup>
        </PopoverRoot>
      </Filter>,
    );
    await press('Filtrer');
    await press('Hva er egenandel?');
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Egenandel' })).not.toBeInTheDocument();
    expect(popup()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });
});

describe('PopoverTitle', () => {
  describeConformance(<PopoverTitle>Filtrer</PopoverTitle>, {
    wrapper: InPopup,
    takesRender: true,
  });

  test('names the popup by an id of its own, too', () => {
    render(
      <InPopup>
        <PopoverTitle id="tittel">Egenandel</PopoverTitle>
      </InPopup>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Egenandel' });
    expect(dialog).toHaveAttribute('aria-labelledby', 'tittel');
  });
});

describe('PopoverClose', () => {
  describeConformance(<PopoverClose>Lukk filteret</PopoverClose>, {
    wrapper: InPopup,
    takesRender: true,
  });

  test('speaks the language of the page, or `texts`', () => {
    render(
      <TextsProvider language="en">
        <InPopup>
          <PopoverClose />
          <PopoverClose texts={{ close: 'Close filter' }} />
        </InPopup>
      </TextsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close filter' })).toBeVisible();
  });
});
