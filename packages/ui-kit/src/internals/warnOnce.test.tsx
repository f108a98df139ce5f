import { render, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  // Each test stands for a new page: modules keep which warnings the page has had.
  vi.resetModules();
});
afterEach(() => document.documentElement.removeAttribute('style'));

const WithoutProps = () => <button type="button">Slett</button>;

type Build = (kit: typeof import('../index')) => ReactElement;

/** Renders a part of a fresh copy of the kit twice, and returns its warnings of the first seconds. */
async function warningsOf(build: Build) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = build(await import('../index'));
  const { rerender } = render(element);
  rerender(element);
  vi.advanceTimersByTime(5_000);
  return warn.mock.calls.flat();
}

test.each<[string, Build]>([
  [
    'two Buttons',
    ({ Button }) => (
      <>
        <Button>Lagre</Button>
        <Button>Avbryt</Button>
      </>
    ),
  ],
  ['a TextField', ({ TextField }) => <TextField label="Navn" />],
  ['a Checkbox', ({ Checkbox }) => <Checkbox>Ja</Checkbox>],
  ['a Message', ({ Message }) => <Message>Lagret</Message>],
  ['a Skeleton', ({ Skeleton }) => <Skeleton />],
  ['a Table', ({ Table }) => <Table caption="Priser" />],
])('warns once in development of missing styles on a page with only %s', async (_, build) => {
  expect(await warningsOf(build)).toEqual([
    expect.stringContaining('@forsikring/ui-kit/styles.css'),
  ]);
});

test('warns of neither missing styles nor a missing name in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await warningsOf(({ TextField }) => <TextField label="" />)).toEqual([]);
});

test('warns once in development of toasts without a provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { useToast } = await import('../toast/ToastContext');
  const { result } = renderHook(() => useToast());
  result.current('Lagret');
  result.current.error('Ikke lagret');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('render a ToastProvider')]]);
});

describe('a part that is used wrongly', () => {
  beforeEach(() => document.documentElement.style.setProperty('--ui-space-1', '0.25rem'));
  const icon = <svg aria-hidden="true" />;

  test.each<[string, Build]>([
    ['A Button has no name', ({ Button }) => <Button>{icon}</Button>],
    ['A Link has no name', ({ Link }) => <Link href="#tilbud">{icon}</Link>],
    ['A field has no name', ({ TextField }) => <TextField label="" />],
    ['A field has no name', ({ Checkbox }) => <Checkbox />],
    [
      'A Checkbox in a CheckboxGroup has no value',
      (kit) => (
        <kit.CheckboxGroup legend="Varsler">
          <kit.Checkbox>SMS</kit.Checkbox>
        </kit.CheckboxGroup>
      ),
    ],
    ['A Radio is outside a RadioGroup', ({ Radio }) => <Radio value="ja">Ja</Radio>],
    ['A NotificationHistory lists nothing', (kit) => <kit.NotificationHistory />],
    [
      'A DialogPopup has no name',
      (kit) => (
        <kit.DialogRoot defaultOpen>
          <kit.DialogPopup>Slett?</kit.DialogPopup>
        </kit.DialogRoot>
      ),
    ],
    [
      'A PopoverPopup has no name',
      (kit) => (
        <kit.PopoverRoot defaultOpen>
          <kit.PopoverTrigger>Varsler</kit.PopoverTrigger>
          <kit.PopoverPopup>Ingen varsler</kit.PopoverPopup>
        </kit.PopoverRoot>
      ),
    ],
    [
      'The trigger of a dialog must pass its props',
      (kit) => (
        <kit.DialogRoot>
          <kit.DialogTrigger render={<WithoutProps />} />
        </kit.DialogRoot>
      ),
    ],
    [
      'The trigger of a tooltip must pass its props',
      (kit) => (
        <kit.TooltipRoot>
          <kit.TooltipTrigger render={() => <WithoutProps />} />
          <kit.TooltipPopup>PDF</kit.TooltipPopup>
        </kit.TooltipRoot>
      ),
    ],
    [
      'The trigger of a popover has no name',
      (kit) => (
        <kit.PopoverRoot>
          <kit.PopoverTrigger />
        </kit.PopoverRoot>
      ),
    ],
    [
      'has no name',
      (kit) => (
        <kit.HelpTooltipRoot>
          <kit.HelpTooltipTrigger render={<button type="button"> </button>} />
          <kit.HelpTooltipPopup>Det du betaler selv.</kit.HelpTooltipPopup>
        </kit.HelpTooltipRoot>
      ),
    ],
    [
      'has no name',
      (kit) => (
        <kit.TooltipRoot>
          <kit.TooltipTrigger />
          <kit.TooltipPopup />
        </kit.TooltipRoot>
      ),
    ],
  ])('is warned of once in development: %s', async (message, build) => {
    expect(await warningsOf(build)).toEqual([expect.stringContaining(message)]);
  });

  test('is not warned of when it has a label, a title or a tooltip', async () => {
    expect(
      await warningsOf((kit) => (
        <>
          <kit.Checkbox>Jeg vil ha post på papir</kit.Checkbox>
          <kit.TextField label={<img src="/sok.svg" alt="Søk" />} />
          <kit.TextField label="" aria-label="Søk" />
          <kit.Tooltip content="Tilbud">
            <kit.Link href="#tilbud">{icon}</kit.Link>
          </kit.Tooltip>
          <kit.Tooltip content="Slett">
            <kit.Button iconOnly>{icon}</kit.Button>
          </kit.Tooltip>
          <kit.PopoverRoot>
            <kit.Tooltip content="Filtrer">
              <kit.PopoverTrigger render={<kit.Button iconOnly />}>{icon}</kit.PopoverTrigger>
            </kit.Tooltip>
          </kit.PopoverRoot>
          <kit.Dialog open title="Slett tilbudet?" onOpenChange={() => {}}>
            Det kan ikke angres.
          </kit.Dialog>
        </>
      )),
    ).toEqual([]);
  });
});
