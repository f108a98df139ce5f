import { render, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  // Each test stands for a new page: what was checked and warned of is kept in modules.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute('style');
});

const ButtonWithoutProps = () => <button type="button">Slett</button>;

/** Renders two parts, and returns the warnings of the first seconds. */
async function warningsOfPage() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { Button } = await import('../button/Button');
  render(
    <>
      <Button>Lagre</Button>
      <Button>Avbryt</Button>
    </>,
  );
  vi.advanceTimersByTime(5_000);
  return warn.mock.calls.flat();
}

test('warns once in development when the page has no styles of the kit', async () => {
  expect(await warningsOfPage()).toEqual([
    expect.stringContaining('@forsikring/ui-kit/styles.css'),
  ]);
});

test('warns of nothing when the styles are loaded', async () => {
  document.documentElement.style.setProperty('--ui-space-1', '0.25rem');
  expect(await warningsOfPage()).toEqual([]);
});

test('warns of nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await warningsOfPage()).toEqual([]);
});

test('warns once in development of toasts without a provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { useToast } = await import('../toast/ToastContext');
  const { result } = renderHook(() => useToast());
  result.current('Lagret');
  result.current.error('Ikke lagret');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('render a ToastProvider')]]);
});

test.each([
  [
    'TextField',
    () => import('../text-field/TextField').then(({ TextField }) => <TextField label="Navn" />),
  ],
  [
    'Checkbox',
    () => import('../checkbox/Checkbox').then(({ Checkbox }) => <Checkbox>Ja</Checkbox>),
  ],
  ['Message', () => import('../message/Message').then(({ Message }) => <Message>Lagret</Message>)],
  ['Skeleton', () => import('../skeleton/Skeleton').then(({ Skeleton }) => <Skeleton />)],
  ['Table', () => import('../table/Table').then(({ Table }) => <Table caption="Priser" />)],
])('warns of missing styles on a page with only a %s', async (_, load) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(await load());
  vi.advanceTimersByTime(5_000);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('ui-kit/styles.css')]);
});

describe('a missing name, provider or root', () => {
  beforeEach(() => {
    document.documentElement.style.setProperty('--ui-space-1', '0.25rem');
  });
  const warningsOf = async (load: () => Promise<ReactElement>) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const element = await load();
    const { rerender } = render(element);
    rerender(element);
    vi.advanceTimersByTime(100);
    return warn.mock.calls.flat();
  };

  test.each<[string, string, () => Promise<ReactElement>]>([
    [
      'Button',
      'A Button has no name',
      async () => {
        const { Button } = await import('../button/Button');
        return (
          <Button>
            <svg aria-hidden="true" />
          </Button>
        );
      },
    ],
    [
      'Dialog',
      'A DialogPopup has no name',
      async () => {
        const { DialogRoot } = await import('../dialog/DialogRoot');
        const { DialogPopup } = await import('../dialog/DialogPopup');
        return (
          <DialogRoot defaultOpen>
            <DialogPopup>Slett?</DialogPopup>
          </DialogRoot>
        );
      },
    ],
    [
      'Popover',
      'A PopoverPopup has no name',
      async () => {
        const { PopoverRoot } = await import('../popover/PopoverRoot');
        const { PopoverTrigger } = await import('../popover/PopoverTrigger');
        const { PopoverPopup } = await import('../popover/PopoverPopup');
        return (
          <PopoverRoot defaultOpen>
            <PopoverTrigger>Varsler</PopoverTrigger>
            <PopoverPopup>Ingen varsler</PopoverPopup>
          </PopoverRoot>
        );
      },
    ],
    [
      'DialogTrigger whose element ignores its props',
      'The trigger of a dialog must pass its props',
      async () => {
        const { DialogRoot } = await import('../dialog/DialogRoot');
        const { DialogTrigger } = await import('../dialog/DialogTrigger');
        return (
          <DialogRoot>
            <DialogTrigger render={<ButtonWithoutProps />} />
          </DialogRoot>
        );
      },
    ],
    [
      'Link',
      'A Link has no name',
      async () => {
        const { Link } = await import('../link/Link');
        return (
          <Link href="#tilbud">
            <svg aria-hidden="true" />
          </Link>
        );
      },
    ],
    [
      'TextField',
      'A field has no name',
      async () => {
        const { TextField } = await import('../text-field/TextField');
        return <TextField label="" />;
      },
    ],
    [
      'TextArea',
      'A field has no name',
      async () => {
        const { TextArea } = await import('../text-area/TextArea');
        return <TextArea label="" />;
      },
    ],
    [
      'Checkbox',
      'A field has no name',
      async () => {
        const { Checkbox } = await import('../checkbox/Checkbox');
        return <Checkbox />;
      },
    ],
    [
      'Radio',
      'A Radio is outside a RadioGroup',
      async () => {
        const { Radio } = await import('../radio-group/Radio');
        return <Radio value="ja">Ja</Radio>;
      },
    ],
    [
      'NotificationHistory',
      'A NotificationHistory lists nothing',
      async () => {
        const { NotificationHistory } = await import('../notification-history/NotificationHistory');
        return <NotificationHistory />;
      },
    ],
  ])('is warned of once in development: %s', async (_, message, load) => {
    expect(await warningsOf(load)).toEqual([expect.stringContaining(message)]);
  });

  test('is not warned of when fields have labels, and a tooltip names a link', async () => {
    const { Checkbox } = await import('../checkbox/Checkbox');
    const { Link } = await import('../link/Link');
    const { TextField } = await import('../text-field/TextField');
    const { Tooltip } = await import('../tooltip/Tooltip');
    expect(
      await warningsOf(async () => (
        <>
          <Checkbox>Jeg vil ha post på papir</Checkbox>
          <TextField label={<img src="/sok.svg" alt="Søk" />} />
          <TextField label="" aria-label="Søk" />
          <Tooltip content="Tilbud">
            <Link href="#tilbud">
              <svg aria-hidden="true" />
            </Link>
          </Tooltip>
        </>
      )),
    ).toEqual([]);
  });

  test('is not warned of when a dialog has a title', async () => {
    const { Dialog } = await import('../dialog/Dialog');
    expect(
      await warningsOf(async () => (
        <Dialog open title="Slett tilbudet?" onOpenChange={() => {}}>
          Det kan ikke angres.
        </Dialog>
      )),
    ).toEqual([]);
  });
});
