import {
  formatMessage,
  parsePageMessage,
  type FrameMessage,
  type FrameSettings,
  type RunMessage,
} from '../protocol.ts';
import { createStage, type Stage } from './create-stage.browser.ts';
import { executeModules } from './execute-modules.browser.ts';
import type { LiveLibraries } from './load-library.ts';
import { loadModules } from './load-modules.ts';
import { setDemoSheet } from './frame-settings.browser.ts';
import { problemOfError } from './problem-of-error.browser.ts';
import { watchHeight } from './watch-height.browser.ts';

/** Does what the page asks through the port, until the frame is removed. */
export function servePage(port: MessagePort, libraries: LiveLibraries): void {
  const stageElement = document.getElementById('stage') as HTMLElement;
  const demoElement = document.getElementById('demo') as HTMLElement;
  let newest = { run: '', code: '' };
  let stage: Promise<Stage> | undefined;

  function send(message: FrameMessage): void {
    port.postMessage(formatMessage(message));
  }
  function fail(run: string, error: unknown): void {
    if (run !== newest.run) return;
    send({ type: 'failed', run, problem: problemOfError(error, newest.code) });
  }
  function openStage(settings: FrameSettings): Promise<Stage> {
    stage ??= createStage(demoElement, settings, {
      onRendered: (run) => send({ type: 'rendered', run }),
      onFailed: fail,
    });
    return stage;
  }

  async function run(order: RunMessage): Promise<void> {
    newest = order;
    try {
      const modules = await loadModules(order, libraries);
      const { show } = await openStage(order.settings);
      // A newer version may have come while this one was loading.
      if (newest.run !== order.run) return;
      send({ type: 'started', run: order.run });
      setDemoSheet(modules.css);
      show({ run: order.run, component: executeModules(modules) });
    } catch (error) {
      fail(order.run, error);
    }
  }

  port.onmessage = ({ data }) => {
    const message = parsePageMessage(data);
    if (message?.type === 'ping') send({ type: 'pong', ping: message.ping });
    if (message?.type === 'run') void run(message);
    if (message?.type === 'settings') void stage?.then((it) => it.applySettings(message.settings));
  };
  // Errors of handlers and timers: what is drawn stays, but the reader hears of them.
  addEventListener('error', ({ error, message }) => fail(newest.run, error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(newest.run, reason));
  watchHeight(stageElement, (height) => send({ type: 'height', run: newest.run, height }));
  send({ type: 'ready' });
}
