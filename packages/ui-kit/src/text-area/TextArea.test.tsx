import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { describeField } from '../internals/describeField';
import { TextsProvider } from '../texts/TextsProvider';
import { TextArea } from './TextArea';

const box = () => screen.getByRole('textbox');
const write = (value: string) => fireEvent.change(box(), { target: { value } });

describe('TextArea', () => {
  describeConformance(<TextArea label="Hva skjedde?" />);
  describeField({ view: (props) => <TextArea label="Hva skjedde?" {...props} />, field: box });

  test('grows with its text and its place where the browser cannot do so, and shrinks when the text is removed', () => {
    const styles = Object.getPrototypeOf(document.body.style);
    const known = Object.getOwnPropertyDescriptor(styles, 'fieldSizing');
    delete styles.fieldSizing;
    onTestFinished(() => void (known && Object.defineProperty(styles, 'fieldSizing', known)));
    const observe = vi.fn();
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(function create() {
        return { observe, disconnect };
      }),
    );
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
    const { unmount } = render(<TextArea label="Hva skjedde?" />);
    let width = 0;
    // jsdom has no layout: a line is 20 px high, and the border 1 px.
    const heights = {
      clientWidth: () => width,
      clientHeight: () => Math.max(60, Number.parseFloat(box().style.height || '0') - 2),
      offsetHeight: () => box().clientHeight + 2,
      scrollHeight: () =>
        Math.max(box().clientHeight, 20 * (box() as HTMLTextAreaElement).value.split('\n').length),
    };
    for (const [name, get] of Object.entries(heights)) Object.defineProperty(box(), name, { get });
    write('en\nto\ntre');
    expect(box().style.height).toBe('');
    write('en\nto\ntre\nfire\nfem');
    expect(box().style.height).toBe('102px');
    write('');
    expect(box().style.height).toBe('');

    // Its section opens, becomes wider, and gets larger text.
    const [area = box(), field] = observe.mock.calls.flat();
    expect([area, field?.contains(box())]).toEqual([box(), true]);
    const [[resized]] = vi.mocked(ResizeObserver).mock.calls as [[() => void]];
    (box() as HTMLTextAreaElement).value = 'en\nto\ntre\nfire\nfem';
    resized();
    expect(box().style.height).toBe('102px');
    (box() as HTMLTextAreaElement).value = 'en\nto\ntre\nfire';
    resized();
    expect(box().style.height).toBe('102px');
    width = 300;
    resized();
    expect(box().style.height).toBe('82px');
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('has no counter without `maxCharacters`', () => {
    render(<TextArea label="Hva skjedde?" defaultValue="Lekkasje" />);
    expect(screen.queryByText(/tegn/)).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('TextArea that counts', () => {
  test('counts a controlled text', () => {
    const { rerender } = render(<TextArea label="Tekst" maxCharacters={9} value="En" readOnly />);
    expect(screen.getByText('2 / 9')).toBeVisible();
    rerender(<TextArea label="Tekst" maxCharacters={9} value="Enda mer" readOnly />);
    expect(screen.getByText('8 / 9')).toBeVisible();
  });

  test('neither cuts nor refuses a text that is too long, and shows the excess', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form aria-label="Skade" ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <TextArea label="Hva skjedde?" maxCharacters={5} />
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.type(box(), 'Lekkasje');
    expect(box()).toHaveValue('Lekkasje');
    expect(box()).toBeInvalid();
    expect(screen.getByText('Du har skrevet 3 tegn for mye')).toBeVisible();
    expect(box()).toHaveAccessibleDescription('Du har skrevet 3 tegn for mye 8 av 5 tegn');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(box(), '{Backspace}{Backspace}{Backspace}');
    expect(box()).toBeValid();
    expect(screen.queryByText(/for mye/)).not.toBeInTheDocument();
  });

  test('resets with the form', async () => {
    render(
      <form aria-label="Skade">
        <TextArea label="Hva skjedde?" maxCharacters={250} defaultValue="Bilen" />
      </form>,
    );
    await userEvent.type(box(), ' og hunden');
    expect(screen.getByText('15 / 250')).toBeVisible();
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(await screen.findByText('5 / 250')).toBeVisible();
  });

  test.each([
    ['nn', 'Du har skrive 1 teikn for mykje'],
    ['en', 'Characters over the limit: 1'],
  ] as const)('speaks the language of the page (%s)', (language, text) => {
    render(
      <TextsProvider language={language}>
        <TextArea label="Tekst" maxCharacters={2} defaultValue="Bil" />
      </TextsProvider>,
    );
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('what a text area announces', () => {
  beforeEach(() => void vi.useFakeTimers());
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const status = () => screen.getByRole('status');

  test('is nothing below 90 %, then what is left, once typing pauses', async () => {
    render(<TextArea label="Tekst" maxCharacters={20} />, { wrapper: StrictMode });
    const standing = status();
    expect(standing).toBeEmptyDOMElement();
    write('x'.repeat(17));
    await wait(5000);
    expect(standing).toBeEmptyDOMElement();
    write('x'.repeat(18));
    await wait(900);
    write('x'.repeat(19));
    await wait(900);
    expect(standing).toBeEmptyDOMElement();
    await wait(100);
    expect(standing).toHaveTextContent('1 tegn igjen');
    write('x'.repeat(24));
    await wait(1000);
    expect(standing).toHaveTextContent('Du har skrevet 4 tegn for mye');
    write('');
    await wait(1000);
    expect(standing).toBeEmptyDOMElement();
    expect(status()).toBe(standing);
  });

  test('is nothing for a text that is there from the start', async () => {
    render(<TextArea label="Tekst" maxCharacters={2} defaultValue="For lang" />);
    await wait(5000);
    expect(status()).toBeEmptyDOMElement();
  });
});
