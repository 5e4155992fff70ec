import { freePort, startProgram } from './start-program.ts';
import { viewport, type Tab, type TestedBrowser } from './tab.ts';
import { waitFor } from './wait-for.ts';
import { openInspectedTab } from './webkit-inspector.ts';

/** What WebKit needs to run: its driver, the browser that comes with it, and a screen without a monitor. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts the driver of WebKit on a screen of its own. */
export async function launchWebKit(
  programs: WebKitPrograms,
  proxy: string,
): Promise<TestedBrowser> {
  const screen = startProgram(programs.screen, [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', `${viewport.width}x${viewport.height}x24`],
  ]);
  const display = await waitFor(
    () => /^\d+$/m.exec(screen.printed())?.[0],
    () => `${programs.screen} does not start:\n${screen.printed()}`,
  );
  const env = { DISPLAY: `:${display}` };
  const port = await freePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  await waitFor(
    () => fetch(`${address}/status`).catch(() => undefined),
    () => `${programs.driver} does not answer:\n${driver.printed()}`,
  );
  return {
    openTab: () => openSession(address, programs.browser, proxy),
    openWatchedTab: () => openInspectedTab(programs.browser, env),
    close: async () => {
      await driver.stop();
      await screen.stop();
    },
  };
}

/** Every session has a browser and a storage of its own. */
async function openSession(address: string, browser: string, proxy: string): Promise<Tab> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          binary: browser,
          // As a capability it would be a proxy that is itself reached over TLS.
          args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=127.0.0.1'],
        },
      },
    },
  });
  const session = `${address}/session/${sessionId}`;
  const post = <Answer = void>(command: string, body: object = {}) =>
    send<Answer>('POST', `${session}/${command}`, body);
  await post('window/rect', { x: 0, y: 0, ...viewport });
  return {
    complaints: [],
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    traverse: (step) => post(step),
    evaluate: (expression) =>
      post('execute/async', { script: `${expression}.then(arguments[0])`, args: [] }),
    act: (actions) => post('actions', { actions }),
    close: () => send('DELETE', session),
  };
}

async function send<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
