import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openChannel, type Message, type MessageChannel } from './message-channel.ts';
import { startProgram } from './start-program.ts';
import { viewport, type Tab, type TestedBrowser } from './tab.ts';
import { waitFor } from './wait-for.ts';

/** Starts Firefox, which speaks WebDriver BiDi without a driver beside it. */
export async function launchFirefox(program: string, proxy: string): Promise<TestedBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProgram(program, args);
  const address = await waitFor(
    () => /WebDriver BiDi listening on (ws:\S+)/.exec(firefox.printed())?.[1],
    () => `${program} does not listen:\n${firefox.printed()}`,
  );
  const said = new Map<string, string[]>();
  const bidi = await openChannel(`${address}/session`, (news) => {
    const entry = entryOf(news);
    if (entry) said.get(entry.context)?.push(entry.text);
  });
  await bidi.send('session.new', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
      },
    },
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(tellViolations) });
  const openTab = () => openTabIn(bidi, said);
  return {
    openTab,
    openWatchedTab: openTab,
    close: async () => {
      bidi.close();
      await firefox.stop();
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

interface LogEntry {
  source: { context?: string };
  text: string | null;
}

function entryOf({ method, params }: Message): { context: string; text: string } | undefined {
  if (method !== 'log.entryAdded') return undefined;
  const { source, text } = params as LogEntry;
  return { context: source.context ?? '', text: text ?? '' };
}

/** What the policy of a page forbids is no entry of the log by itself. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`${effectiveDirective} forbids ${blockedURI}`),
  );
}

async function openTabIn(bidi: MessageChannel, said: Map<string, string[]>): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', { context, viewport });
  const complaints: string[] = [];
  said.set(context, complaints);
  return {
    complaints,
    open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    traverse: (step) =>
      bidi.send('browsingContext.traverseHistory', { context, delta: step === 'back' ? -1 : 1 }),
    evaluate: (expression) => evaluate(bidi, context, expression),
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

interface Evaluated {
  result: { value: string };
}

async function evaluate(
  bidi: MessageChannel,
  context: string,
  expression: string,
): Promise<string> {
  const { result } = await bidi.send<Evaluated>('script.evaluate', {
    expression,
    awaitPromise: true,
    target: { context },
  });
  return result.value;
}
