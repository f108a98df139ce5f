import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../freePorts';
import type { Engine, EngineSession, EngineTab } from './Engine';
import { ensureWebKit } from './programs';

/** WebDriver's codes of keys without a character. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Escape: '\uE00C' },
  ...{ Backspace: '\uE003', Delete: '\uE017' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};
// Not "eager": a page whose scripts are held back is looked at too.
const PAGE_LOAD = 'none';

// The window is as wide as its toolbar at least, which is wider than a phone.
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';
/** A session rarely fails to start, and then never answers. */
const START_LIMIT_MS = 20_000;
const TRIES = 3;
const COMMAND_LIMIT_MS = 60_000;

/** WebKitGTK's MiniBrowser on a screen in memory, over WebDriver. Each session has its own driver. */
export async function startWebKit(): Promise<Engine> {
  const { driver, browser, screen } = ensureWebKit();
  // Small, because the window that is under the resting pointer, in the middle, has the focus.
  const size = ['-screen', '0', '640x480x24'];
  const xvfb = spawn(screen, ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [display] = await once(xvfb.stdout, 'data');
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screenOfBrowser = { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' };
  const env = { ...process.env, ...screenOfBrowser, XDG_CONFIG_HOME: settings };
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { pageLoadStrategy: PAGE_LOAD, 'webkitgtk:browserOptions': options },
  };

  async function startSession(triesLeft = TRIES) {
    const [port = 0] = await freePorts(1);
    // A process group of its own, which ends together with the browser that it starts.
    const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
    const stop = () => endGroup(server);
    try {
      const call = callerOf(`http://127.0.0.1:${port}`);
      await listening(call);
      const limit = AbortSignal.timeout(START_LIMIT_MS);
      const session = await call('POST', '/session', { capabilities }, limit);
      const version: string = session.capabilities.browserVersion;
      const path = `/session/${session.sessionId}`;
      return {
        version,
        stop,
        call: ((method, rest, body) => call(method, path + rest, body)) as Call,
      };
    } catch (error) {
      await stop();
      if (triesLeft === 0) throw error;
      return startSession(triesLeft - 1);
    }
  }

  const first = await startSession();
  await first.stop();
  return {
    name: 'WebKit',
    version: first.version,
    async start(wanted) {
      if (wanted) return undefined;
      const { call, stop } = await startSession();
      return sessionOf(call, () =>
        call('DELETE', '')
          .catch(() => {})
          .then(stop),
      );
    },
    async close() {
      await endGroup(xvfb);
      rmSync(settings, { recursive: true });
    },
  };
}

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => // biome-ignore lint/suspicious/noExplicitAny: what the value is depends on the command
Promise<any>;

/** Sends commands of WebDriver. Rejects with the driver's message when one fails. */
function callerOf(address: string): Call {
  return async (method, path, body = {}, signal = AbortSignal.timeout(COMMAND_LIMIT_MS)) => {
    const response = await fetch(address + path, {
      method,
      signal,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message || value.error}`);
    return value;
  };
}

function sessionOf(call: Call, close: () => Promise<void>): EngineSession {
  let current = '';
  /** Sends a command to a tab. */
  const callIn =
    (handle: string): Call =>
    async (...command) => {
      if (current !== handle) await call('POST', '/window', { handle });
      current = handle;
      return call(...command);
    };
  return {
    async newTab() {
      const handle = current
        ? (await call('POST', '/window/new', { type: 'tab' })).handle
        : await call('GET', '/window');
      return tabOf(callIn(handle), () => {
        current = 'closed';
      });
    },
    close,
  };
}

function tabOf(call: Call, onClosed: () => void): EngineTab {
  const evaluate = (expression: string) =>
    call('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const pointer = (x: number, y: number, ...then: object[]) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...then],
        },
      ],
    });
  const setOuterSize = (width: number, height: number) =>
    call('POST', '/window/rect', { x: 0, y: 0, width, height });
  return {
    async evaluate(expression, inFrame = false) {
      if (!inFrame) return evaluate(expression);
      await call('POST', '/frame', { id: 0 });
      return evaluate(expression).finally(() => call('POST', '/frame', { id: null }));
    },
    move: (x, y) => pointer(x, y),
    click: (x, y) =>
      pointer(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      const actions = [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      return call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async resize(width, height) {
      await setOuterSize(width, height);
      const [left, top] = (await evaluate(
        `[outerWidth - innerWidth, outerHeight - innerHeight]`,
      )) as [number, number];
      await setOuterSize(width + left, height + top);
      if ((await evaluate('innerWidth')) !== width) throw new Error(`No window of ${width} px.`);
    },
    picture: async () => Buffer.from(await call('GET', '/screenshot'), 'base64'),
    activate: () => call('GET', '/window'),
    async close() {
      await call('DELETE', '/window');
      onClosed();
    },
  };
}

/** Waits until the driver listens. */
async function listening(call: Call, tries = 100): Promise<void> {
  try {
    await call('GET', '/status');
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await listening(call, tries - 1);
  }
}

async function endGroup(child: ChildProcess) {
  if (!child.pid || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
