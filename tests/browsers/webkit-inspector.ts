import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openChannel } from './message-channel.ts';
import { freePort, startProgram } from './start-program.ts';
import type { WatchedTab } from './tab.ts';
import { waitFor } from './wait-for.ts';

/** What WebKit says of itself: a build for Linux knows no manifests, and a busy machine is slow, not broken. */
const ownComplaints =
  /^Unrecognized Content-Security-Policy directive 'manifest-src'|was preloaded using link preload but not used/;

/** Opens WebKit without its driver: its inspector runs scripts and tells what the console says. */
export async function openInspectedTab(
  browser: string,
  env: NodeJS.ProcessEnv,
): Promise<WatchedTab> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const host = `127.0.0.1:${await freePort()}`;
  const program = startProgram(browser, ['--enable-developer-extras=true', 'about:blank'], {
    ...env,
    HOME: home,
    WEBKIT_INSPECTOR_HTTP_SERVER: host,
  });
  const place = await waitFor(
    () => findInspectable(host),
    () => `${browser} shows no page:\n${program.printed()}`,
  );
  const inspector = await inspect(`ws://${host}${place}`);
  return {
    complaints: inspector.complaints,
    evaluate: inspector.evaluate,
    open: async (href) => {
      void inspector.evaluate(`location.assign(${JSON.stringify(href)})`);
      await waitFor(
        async () => {
          const now = await inspector.evaluate('`${document.readyState} ${location.href}`');
          return now === `complete ${href}` ? now : undefined;
        },
        () => `${browser} does not load ${href}.`,
      );
    },
    close: async () => {
      inspector.close();
      await program.stop();
      await rm(home, { recursive: true, maxRetries: 5 });
    },
  };
}

/** The inspector lists what it can open as a page for people. */
async function findInspectable(host: string): Promise<string | undefined> {
  const response = await fetch(`http://${host}/`).catch(() => undefined);
  return /\/socket\/[\w/]+/.exec((await response?.text()) ?? '')?.[0];
}

interface Inspector {
  complaints: readonly string[];
  /** Gives nothing when the page leaves meanwhile. */
  evaluate: (expression: string) => Promise<string | undefined>;
  close: () => void;
}

/** News of the inspector: a page that moves to another process becomes another target, and messages of it are wrapped. */
interface News {
  targetInfo?: { targetId: string };
  newTargetId?: string;
  message?: string;
}

/** Messages of a page. */
interface PageMessage {
  id?: number;
  result?: { result?: { value?: string } };
  method?: string;
  params?: { message?: { text: string } };
}

async function inspect(address: string): Promise<Inspector> {
  const complaints: string[] = [];
  const waiting = new Map<number, (value: string | undefined) => void>();
  let target = '';
  let last = 0;

  function say(targetId: string, method: string, params: object = {}): number {
    last += 1;
    const message = JSON.stringify({ id: last, method, params });
    // A target that has just gone answers nothing.
    channel.send('Target.sendMessageToTarget', { targetId, message }).catch(() => undefined);
    return last;
  }

  function hear({ id, result, method, params }: PageMessage): void {
    if (id !== undefined) waiting.get(id)?.(result?.result?.value);
    const text = method === 'Console.messageAdded' ? params?.message?.text.trim() : undefined;
    if (text !== undefined && !ownComplaints.test(text)) complaints.push(text);
  }

  const channel = await openChannel(address, ({ params }) => {
    const { targetInfo, newTargetId, message } = params as News;
    if (targetInfo) {
      target ||= targetInfo.targetId;
      say(targetInfo.targetId, 'Console.enable');
    }
    if (newTargetId !== undefined) target = newTargetId;
    if (message !== undefined) hear(JSON.parse(message) as PageMessage);
  });
  await waitFor(
    () => target || undefined,
    () => `${address} names no page.`,
  );
  return {
    complaints,
    evaluate: (expression) => {
      const id = say(target, 'Runtime.evaluate', { expression, returnByValue: true });
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        setTimeout(() => resolve(undefined), 5_000);
      });
    },
    close: channel.close,
  };
}
