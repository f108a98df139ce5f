import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { AccordionItem, type AccordionItemProps } from './AccordionItem';
import { AccordionMore } from './AccordionMore';
import { AccordionRoot } from './AccordionRoot';

const item = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;
const press = (name: string) => userEvent.click(screen.getByText(name));
/** What a browser does when it opens an item by itself. */
const openByBrowser = (element: HTMLDetailsElement, open: boolean) => {
  element.open = open;
  fireEvent(element, new Event('toggle'));
};

const show = (props?: Partial<AccordionItemProps>) =>
  render(
    <AccordionRoot headingLevel={3}>
      <AccordionItem heading="Hvor er forsikringen min?" {...props}>
        Den kan ligge hos arbeidsgiveren din.
      </AccordionItem>
      <AccordionItem heading="Hva med barna?">De har sin egen.</AccordionItem>
    </AccordionRoot>,
  );

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <AccordionItem heading={open ? 'Lukk' : 'Åpne'} open={open} onOpenChange={setOpen}>
      Innhold
    </AccordionItem>
  );
}

describe('AccordionRoot', () => {
  describeConformance(<AccordionRoot headingLevel={3} />);
});

describe('AccordionItem', () => {
  describeConformance(<AccordionItem heading="Hva med barna?">De har sin egen.</AccordionItem>);

  it('has a heading of the level that it is told', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('opens and closes by a press, and tells of it', async () => {
    const onOpenChange = vi.fn();
    show({ onOpenChange });
    await press('Hvor er forsikringen min?');
    expect(item('Hvor er forsikringen min?').open).toBe(true);
    await press('Hvor er forsikringen min?');
    expect(item('Hvor er forsikringen min?').open).toBe(false);
    await act(async () => {});
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'press'],
      [false, 'press'],
    ]);
  });

  it('says nothing of an item that is open from the start', () => {
    const onOpenChange = vi.fn();
    show({ defaultOpen: true, onOpenChange });
    fireEvent(item('Hvor er forsikringen min?'), new Event('toggle'));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('leaves the others open, or closes them, as it is told', () => {
    const { rerender } = show();
    expect(item('Hva med barna?')).not.toHaveAttribute('name');
    rerender(
      <AccordionRoot headingLevel={3} multiple={false}>
        <AccordionItem heading="a">A</AccordionItem>
        <AccordionItem heading="b">B</AccordionItem>
      </AccordionRoot>,
    );
    expect(item('a').getAttribute('name')).toBeTruthy();
    expect(item('a').getAttribute('name')).toBe(item('b').getAttribute('name'));
  });

  it('is held by its user: pressed, it asks', async () => {
    const onOpenChange = vi.fn();
    show({ open: false, onOpenChange });
    await press('Hvor er forsikringen min?');
    expect(item('Hvor er forsikringen min?').open).toBe(false);
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(true);
  });

  it('is held by its user: found in the page, it asks, and waits for the answer', () => {
    const onOpenChange = vi.fn();
    show({ open: false, onOpenChange });
    openByBrowser(item('Hvor er forsikringen min?'), true);
    expect(onOpenChange.mock.calls[0]?.[1].reason).toBe('browser');
    expect(item('Hvor er forsikringen min?').open).toBe(false);
  });

  it('gives way to another of its group, held or not', async () => {
    const onOpenChange = vi.fn();
    render(
      <AccordionRoot headingLevel={3} multiple={false}>
        <AccordionItem heading="a" open onOpenChange={onOpenChange}>
          A
        </AccordionItem>
      </AccordionRoot>,
    );
    openByBrowser(item('a'), false);
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
    // To open it again would close the other.
    expect(item('a').open).toBe(false);
  });

  it('takes no part in its group while it is disabled', () => {
    render(
      <AccordionRoot headingLevel={3} multiple={false}>
        <AccordionItem heading="a" defaultOpen disabled>
          A
        </AccordionItem>
      </AccordionRoot>,
    );
    expect(item('a')).not.toHaveAttribute('name');
  });

  it('follows the state of its user', async () => {
    render(<Held />);
    await press('Åpne');
    expect(item('Lukk').open).toBe(true);
    await press('Lukk');
    expect(item('Åpne').open).toBe(false);
  });

  it('stays as it is while it is disabled, and can still be reached', async () => {
    const onOpenChange = vi.fn();
    show({ disabled: true, onOpenChange });
    await press('Hvor er forsikringen min?');
    openByBrowser(item('Hvor er forsikringen min?'), true);
    expect(item('Hvor er forsikringen min?').open).toBe(false);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByText('Hvor er forsikringen min?').closest('summary')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is not told of an item inside it', async () => {
    const onOpenChange = vi.fn();
    render(
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Ytre" defaultOpen onOpenChange={onOpenChange}>
          <AccordionRoot headingLevel={4}>
            <AccordionItem heading="Indre">Innhold</AccordionItem>
          </AccordionRoot>
        </AccordionItem>
      </AccordionRoot>,
    );
    await press('Indre');
    fireEvent(item('Indre'), new Event('toggle', { bubbles: true }));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 4, name: 'Indre' })).toBeVisible();
  });
});

describe('AccordionMore', () => {
  describeConformance(<AccordionMore />);

  const showMore = () =>
    render(
      <AccordionRoot headingLevel={3}>
        <AccordionItem heading="Første">1</AccordionItem>
        <AccordionMore texts={{ show: 'Vis flere spørsmål', hide: 'Skjul flere spørsmål' }}>
          <AccordionItem heading="Fjerde">4</AccordionItem>
          <AccordionItem heading="Femte">5</AccordionItem>
        </AccordionMore>
      </AccordionRoot>,
    );
  const rest = () => item('Fjerde').parentElement as HTMLElement;

  it('hides the rest, for all but find-in-page', () => {
    showMore();
    expect(rest()).toHaveAttribute('hidden', 'until-found');
    expect(screen.getByRole('button', { name: 'Vis flere spørsmål' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('shows it by a press, and leads to the first of it', async () => {
    showMore();
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere spørsmål' }));
    expect(rest()).not.toHaveAttribute('hidden');
    expect(item('Fjerde').firstElementChild).toHaveFocus();
  });

  it('hides it again, and the focus stays', async () => {
    showMore();
    await userEvent.click(screen.getByRole('button', { name: 'Vis flere spørsmål' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skjul flere spørsmål' }));
    expect(rest()).toHaveAttribute('hidden', 'until-found');
    expect(screen.getByRole('button', { name: 'Vis flere spørsmål' })).toHaveFocus();
  });

  it('shows it when something in it is found in the page', () => {
    showMore();
    fireEvent(rest(), new Event('beforematch', { bubbles: true }));
    expect(rest()).not.toHaveAttribute('hidden');
    expect(screen.getByRole('button', { name: 'Skjul flere spørsmål' })).toBeVisible();
  });

  it("says 'Vis flere' by itself", () => {
    render(<AccordionMore />);
    expect(screen.getByRole('button', { name: 'Vis flere' })).toBeVisible();
  });
});
