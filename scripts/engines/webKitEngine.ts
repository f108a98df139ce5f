import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../freePorts';
import { ensureProgram } from '../systemPrograms.mjs';
import type { Engine, EngineSession, EngineTab } from './Engine';
import { until } from './until';

/** WebDriver's codes of keys without a character. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Escape: '\uE00C' },
  ...{ Backspace: '\uE003', ArrowRight: '\uE014' },
};
const CAPABILITIES = {
  alwaysMatch: {
    // Tests also read pages whose scripts are held back.
    pageLoadStrategy: 'none',
  },
};
// The window is as wide as its toolbar at least, which is wider than a phone.
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';
const COMMAND_LIMIT_MS = 60_000;
/**
 * The driver never responds to a script that arrived while one page replaced another, not even with `timeouts.script`.
 * It responds to the next script, so the caller sends the script again.
 */
const SCRIPT_LIMIT_MS = 5_000;
/** As many pixels of one colour are a plane. */
const ROW_PX = 100;
const OPAQUE = 255;
/** A session rarely fails to start, and then never responds. */
const STARTS = 4;

/** WebKitGTK's MiniBrowser on a screen in memory, over WebDriver. Each session has its own driver. */
export async function startWebKit(): Promise<Engine> {
  const driver = ensureProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  // Small, because the window that is under the resting pointer, in the middle, has the focus.
  const size = ['-screen', '0', '640x480x24'];
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = ['-displayfd', '1', '-nolisten', 'tcp', '-fbdir', settings, ...size];
  const xvfb = spawn(ensureProgram(['Xvfb'], 'xvfb'), screen, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(xvfb.stdout, 'data');
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screenOfBrowser = { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' };
  const screenFile = join(settings, 'Xvfb_screen0');
  const env = { ...process.env, ...screenOfBrowser, XDG_CONFIG_HOME: settings };

  async function startSession(startsLeft = STARTS): Promise<EngineSession> {
    const [port] = await freePorts(1);
    const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
    const close = () => endGroup(server);
    try {
      const call = callerOf(`http://127.0.0.1:${port}`);
      await until(() => call('GET', '/status'));
      const session = await call('POST', '/session', { capabilities: CAPABILITIES });
      engine.version = session.capabilities.browserVersion;
      const callSession = callerOf(`http://127.0.0.1:${port}/session/${session.sessionId}`);
      return sessionOf(callSession, screenFile, close);
    } catch (error) {
      await close();
      if (startsLeft === 1) throw error;
      return startSession(startsLeft - 1);
    }
  }

  const engine: Engine = {
    name: 'WebKit',
    version: '',
    start: async (withForcedColours) => (withForcedColours ? undefined : startSession()),
    async close() {
      xvfb.kill();
      rmSync(settings, { recursive: true });
    },
  };
  return engine;
}

// biome-ignore lint/suspicious/noExplicitAny: the type of the value depends on the command
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<any>;

/** Sends commands of WebDriver. Rejects with the driver's message when one fails. */
function callerOf(address: string): Call {
  return async (method, path, body = {}) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(path === '/execute/sync' ? SCRIPT_LIMIT_MS : COMMAND_LIMIT_MS),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message || value.error}`);
    return value;
  };
}

function sessionOf(call: Call, screenFile: string, close: () => Promise<void>): EngineSession {
  const known = new Set<string>();
  let current = '';
  const tabAt = (handle: string) => {
    known.add(handle);
    const callTab: Call = async (...command) => {
      if (current !== handle) await call('POST', '/window', { handle });
      current = handle;
      return call(...command);
    };
    return tabOf(callTab, screenFile);
  };
  return {
    async newTab() {
      const handle: string = current
        ? (await call('POST', '/window/new', { type: 'tab' })).handle
        : await call('GET', '/window');
      return tabAt(handle);
    },
    async openedTab() {
      const handles = async (): Promise<string[]> => call('GET', '/window/handles');
      return tabAt(await until(async () => (await handles()).find((each) => !known.has(each))));
    },
    close,
  };
}

function tabOf(call: Call, screenFile: string): EngineTab {
  const evaluate = (expression: string) =>
    call('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const act = (type: 'key' | 'pointer', ...actions: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const moveTo = (x: number, y: number) => ({
    ...{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  });
  return {
    async evaluate(expression, inFrame = false) {
      if (!inFrame) return evaluate(expression);
      await call('POST', '/frame', { id: 0 });
      return evaluate(expression).finally(() => call('POST', '/frame', { id: null }));
    },
    move: (x, y) => act('pointer', moveTo(x, y)),
    click: (x, y) =>
      act(
        'pointer',
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    press(keys) {
      const values = keys.map((key) => KEYS[key] ?? key);
      return act(
        'key',
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      );
    },
    async resize(width, height) {
      // The page gets its size after the command has ended.
      await until(async () => {
        const [innerWidth, innerHeight] = await evaluate('[innerWidth, innerHeight]');
        if (innerWidth === width && innerHeight === height) return true;
        const outer = await call('GET', '/window/rect');
        return call('POST', '/window/rect', {
          width: outer.width + width - innerWidth,
          height: outer.height + height - innerHeight,
        }).then(() => false);
      });
    },
    // WebKit reports a first paint too late, and the driver's picture shows what is not on the screen.
    async isPainted(colour) {
      const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
      const row = Buffer.alloc(4 * ROW_PX, Buffer.from([blue, green, red, OPAQUE]));
      return readFileSync(screenFile).includes(row);
    },
    picture: async () => Buffer.from(await call('GET', '/screenshot'), 'base64'),
    activate: () => call('GET', '/window'),
  };
}

/** Ends a process that leads its group, and all that it has started. */
async function endGroup(child: ChildProcess) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
