import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../button/Button';
import { describeChanges, reasonsOf } from '../internals/describeChanges';
import { describeConformance } from '../internals/describeConformance';
import { Dialog } from './Dialog';
import { DialogClose } from './DialogClose';
import { DialogDescription } from './DialogDescription';
import { DialogPopup, type DialogPopupProps } from './DialogPopup';
import { DialogRoot, type DialogRootProps } from './DialogRoot';
import { DialogTitle } from './DialogTitle';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger';

// jsdom has no `showModal`. Modality, Escape and the focus are tested in the stories, in a browser.
const dialog = () => screen.getByRole('dialog');
const closed = () => screen.queryByRole('dialog') === null;

interface QuestionProps extends DialogRootProps {
  popup?: Partial<DialogPopupProps>;
  trigger?: DialogTriggerProps;
}

function Question({ popup, trigger, ...root }: QuestionProps) {
  return (
    <DialogRoot {...root}>
      <DialogTrigger render={<Button variant="secondary" />} {...trigger}>
        Slett tilbud
      </DialogTrigger>
      <DialogPopup {...popup}>
        <DialogTitle>Vil du slette tilbudet?</DialogTitle>
        <DialogDescription>Du kan be om et nytt tilbud senere.</DialogDescription>
        <DialogClose render={<Button>Avbryt</Button>} />
        <DialogClose />
      </DialogPopup>
    </DialogRoot>
  );
}

const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Dialog', () => {
  describeConformance(<Dialog open={false} onOpenChange={() => {}} title="Slett tilbud" />);
});

describe('DialogRoot', () => {
  describeChanges({
    view: Question,
    withTrigger: (props) => <Question trigger={props} />,
    change: () => pressButton('Slett tilbud'),
    shown: () => !closed(),
  });
});

describe('DialogTrigger', () => {
  describeConformance(<DialogTrigger>Slett tilbud</DialogTrigger>, {
    wrapper: DialogRoot,
    outside: 'Parts of a dialog must be in a DialogRoot.',
    takesRender: true,
  });

  test('opens the dialog, and says whether it is open', async () => {
    const onOpenChange = vi.fn();
    render(<Question onOpenChange={onOpenChange} />);
    const trigger = screen.getByRole('button', { name: 'Slett tilbud' });
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveAttribute('data-variant', 'secondary');
    await userEvent.click(trigger);
    expect(dialog()).toBeVisible();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(reasonsOf(onOpenChange)).toEqual([[true, 'trigger-press']]);
  });
});

describe('DialogPopup as an alert', () => {
  const alert = (popup?: Partial<DialogPopupProps>) => (
    <DialogRoot defaultOpen>
      <DialogPopup variant="alert" {...popup}>
        <DialogTitle>Vil du slette tilbudet?</DialogTitle>
        <DialogClose />
        <DialogClose render={<Button variant="danger-primary" />}>Slett tilbud</DialogClose>
        <Button variant="secondary">Se tilbudet</Button>
        <DialogClose render={<Button variant="secondary" />}>Avbryt</DialogClose>
      </DialogPopup>
    </DialogRoot>
  );

  test('moves the focus to the button that cancels, and not to the cross', () => {
    render(alert());
    expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus();
  });

  test('moves the focus to `initialFocus`', () => {
    const cross = createRef<HTMLButtonElement>();
    render(
      <DialogRoot defaultOpen>
        <DialogPopup variant="alert" initialFocus={cross} aria-label="Slett tilbudet?">
          <DialogClose>Avbryt</DialogClose>
          <DialogClose ref={cross} />
        </DialogPopup>
      </DialogRoot>,
    );
    expect(screen.getByRole('button', { name: 'Lukk' })).toHaveFocus();
  });

  test('moves the focus to `finalFocus` when it closes, or back when `finalFocus` is gone', async () => {
    const next = createRef<HTMLHeadingElement>();
    const page = (heading: boolean) => (
      <>
        {heading && <h2 ref={next}>Forsikringene dine</h2>}
        <DialogRoot>
          <DialogTrigger>Slett</DialogTrigger>
          <DialogPopup finalFocus={next} aria-label="Slett tilbudet?">
            <DialogClose>Ja</DialogClose>
          </DialogPopup>
        </DialogRoot>
      </>
    );
    const { rerender } = render(page(true));
    await userEvent.click(screen.getByRole('button', { name: 'Slett' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
    expect(screen.getByRole('heading')).toHaveFocus();
    rerender(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Slett' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
    expect(screen.getByRole('button', { name: 'Slett' })).toHaveFocus();
  });

  test('leaves the focus to the browser unless it is an alert', () => {
    render(alert({ variant: 'modal' }));
    expect(screen.getByRole('button', { name: 'Avbryt' })).not.toHaveFocus();
  });
});

describe('DialogClose', () => {
  describeConformance(<DialogClose>Avbryt</DialogClose>, {
    wrapper: DialogRoot,
    takesRender: true,
  });
});

describe('DialogTitle', () => {
  describeConformance(<DialogTitle>Vil du slette tilbudet?</DialogTitle>, {
    wrapper: DialogRoot,
    takesRender: true,
  });

  test('names the dialog when it has an id of its own', () => {
    render(
      <DialogRoot defaultOpen>
        <DialogPopup>
          <DialogTitle id="slett" render={<h3>Slett tilbud</h3>} />
        </DialogPopup>
      </DialogRoot>,
    );
    expect(screen.getByRole('dialog', { name: 'Slett tilbud' })).toHaveAttribute(
      'aria-labelledby',
      'slett',
    );
  });
});

describe('DialogDescription', () => {
  describeConformance(<DialogDescription />, { wrapper: DialogRoot, takesRender: true });
});

describe('DialogPopup', () => {
  describeConformance(<DialogPopup />, { wrapper: DialogRoot, takesRender: true });

  test('is described by its description, and by nothing without one', () => {
    const { unmount } = render(<Question defaultOpen />);
    expect(dialog()).toHaveAccessibleDescription('Du kan be om et nytt tilbud senere.');
    unmount();
    render(<DialogRoot defaultOpen>{<DialogPopup aria-label="Spørsmål" />}</DialogRoot>);
    expect(dialog()).toHaveAccessibleName('Spørsmål');
    expect(dialog()).not.toHaveAttribute('aria-labelledby');
    expect(dialog()).not.toHaveAttribute('aria-describedby');
  });

  const closeByCode = () => {
    const element = dialog();
    element.removeAttribute('open');
    fireEvent(element, new Event('close'));
  };
  test.each([
    [
      'escape-key',
      'the browser reports `cancel`',
      () => void fireEvent(dialog(), new Event('cancel', { cancelable: true })),
    ],
    ['programmatic', 'the application closes the element', closeByCode],
  ])('closes with the reason %s when %s', (reason, _when, close) => {
    const onOpenChange = vi.fn();
    render(<Question defaultOpen onOpenChange={onOpenChange} />);
    close();
    expect(closed()).toBe(true);
    expect(reasonsOf(onOpenChange)).toEqual([[false, reason]]);
    expect(onOpenChange.mock.lastCall?.[1].event).toBeInstanceOf(Event);
  });

  test('stays open on Escape that discards a word of an input method', () => {
    render(<Question defaultOpen />);
    for (const composition of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(dialog(), { key: 'Escape', ...composition })).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(true);
  });

  test('stays open after cancel(), even if the browser closes it', () => {
    const onOpenChange = vi.fn((_open, details) => details.cancel());
    render(<Question defaultOpen onOpenChange={onOpenChange} />);
    const element = dialog();
    fireEvent(element, new Event('cancel', { cancelable: false }));
    element.removeAttribute('open');
    fireEvent(element, new Event('close'));
    expect(dialog()).toBeVisible();
    expect(reasonsOf(onOpenChange)).toEqual([[false, 'escape-key']]);
  });

  describe('on a press beside the dialog', () => {
    // jsdom lays nothing out: every dialog is a point at 0, 0.
    const pressAt = (element: HTMLElement, start: number, end: number) => {
      fireEvent.pointerDown(element, { clientX: start });
      fireEvent.click(element, { clientX: end });
    };

    test('stays open by default', () => {
      render(<Question defaultOpen />);
      pressAt(dialog(), 10, 10);
      expect(dialog()).toBeVisible();
    });

    test('closes with `closeOnOutsidePress`', () => {
      const onOpenChange = vi.fn();
      const popup = { closeOnOutsidePress: true };
      render(<Question defaultOpen onOpenChange={onOpenChange} popup={popup} />);
      pressAt(dialog(), 10, 10);
      expect(closed()).toBe(true);
      expect(reasonsOf(onOpenChange)).toEqual([[false, 'outside-press']]);
    });

    test('stays open where the press starts or ends in it', () => {
      render(<Question defaultOpen popup={{ closeOnOutsidePress: true }} />);
      pressAt(dialog(), 0, 10);
      pressAt(dialog(), 10, 0);
      pressAt(screen.getByRole('heading'), 10, 10);
      expect(dialog()).toBeVisible();
    });
  });
});
