import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWholeBrowser } from '../tools/testing/find-browser.mjs';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: unknown;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
}

/** One page of a tab: the one on the screen, or one that the browser prepares out of sight. */
export interface TabPage {
  send: (method: string, params?: object) => Promise<unknown>;
  evaluate: <T>(expression: string) => Promise<T>;
}

/** A tab of a browser that prepares pages; test runners attach to pages themselves, and browsers then prepare none. */
export interface BrowserTab {
  /** The page on the screen. */
  page: TabPage;
  /** Waits for the page that the browser begins to prepare next. */
  nextPrepared: () => Promise<TabPage | undefined>;
  close: () => Promise<void>;
}

/** Opens a whole browser at an address. */
export async function openTab(address: string, port: number): Promise<BrowserTab> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-tab-'));
  const browser = spawn(
    findWholeBrowser() ?? '',
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--window-size=1440,900',
      `--remote-debugging-port=${String(port)}`,
      `--user-data-dir=${profile}`,
      address,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = new WebSocket(await debuggerAddress(port));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const answers = new Map<number, (result: unknown) => void>();
  const pages: (TabPage & { isPrepared: boolean })[] = [];
  let count = 0;
  function send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    count += 1;
    const id = count;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => answers.set(id, resolve));
  }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Message;
    if (id !== undefined) answers.get(id)?.(result);
    if (method !== 'Target.attachedToTarget' || params?.targetInfo.type !== 'page') return;
    const { sessionId, targetInfo } = params;
    pages.push({ ...pageOf(send, sessionId), isPrepared: targetInfo.subtype === 'prerender' });
  });
  await attachToTab(send);
  const page = await waitFor(() => pages.find(({ isPrepared }) => !isPrepared));
  if (!page) throw new Error('The browser opened no page.');
  return {
    page,
    nextPrepared: () => waitFor(() => pages.find(({ isPrepared }) => isPrepared)),
    close: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

async function attachToTab(send: Send): Promise<void> {
  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string }[];
  };
  const { sessionId } = (await send('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })) as { sessionId: string };
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', options, sessionId);
}

function pageOf(send: Send, sessionId: string): TabPage {
  return {
    send: (method, params) => send(method, params, sessionId),
    evaluate: async <T>(expression: string) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const answer = await send('Runtime.evaluate', options, sessionId);
      return (answer as { result: { value: T } }).result.value;
    },
  };
}

async function debuggerAddress(port: number): Promise<string> {
  const version = await waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/json/version`).catch(() => null);
    return answer && ((await answer.json()) as { webSocketDebuggerUrl: string });
  });
  if (!version) throw new Error('The browser did not start.');
  return version.webSocketDebuggerUrl;
}

async function waitFor<T>(find: () => T | Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}
