import { createFrame, type StageFrame } from './create-frame.browser.ts';
import { frameSettingsOf, watchFrameSettings } from './frame-settings-of.browser.ts';
import { mostMisses, mostMissesAtFirst, mostMissesWhileLoading } from './limits.ts';
import { linkFrame, type FrameLink } from './link-frame.browser.ts';
import type { FrameMessage, RunProblem } from './protocol.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';
import { watchHistory } from './watch-history.browser.ts';

/** Why a frame was taken away. */
export type StopReason = 'silent' | 'left' | 'flood' | 'history' | 'unreachable';

/** How a run went; after `failed` the last version that worked is still shown. */
export type RunOutcome =
  | { type: 'rendered' }
  | { type: 'failed'; problem: RunProblem }
  | { type: 'stopped'; reason: StopReason };

/** Runs versions of one demo in its place on the page. */
export interface Runner {
  run: (code: string) => void;
  /** Removes the frame; the next run starts in a new one. */
  stop: () => void;
}

interface RunnerOptions {
  /** Element with the finished demo. */
  stage: HTMLElement;
  title: string;
  files: Readonly<Record<string, string>>;
  onOutcome: (outcome: RunOutcome) => void;
}

interface Running {
  frame: StageFrame;
  link: FrameLink;
  watchdog: Watchdog;
  unwatch: () => void;
  ready: boolean;
  /** The newest version, and the last one that began to run. */
  run: string;
  started: string;
  code: string;
}

/** Makes a runner; its frame is created by the first run. */
export function createRunner({ stage, title, files, onOutcome }: RunnerOptions): Runner {
  let running: Running | undefined;

  function stop(): void {
    running?.watchdog.stop();
    running?.link.close();
    running?.unwatch();
    running?.frame.remove();
    running = undefined;
  }

  function giveUp(reason: StopReason): void {
    stop();
    onOutcome({ type: 'stopped', reason });
  }

  function onSilent(): void {
    const { ready, run: newest, started, code } = running ?? {};
    // What is stuck is a version before: the newest waits behind it and deserves a frame of its own.
    const isWaiting = started !== '' && newest !== started;
    if (!isWaiting || code === undefined) {
      giveUp(ready ? 'silent' : 'unreachable');
      return;
    }
    stop();
    run(code);
  }

  function start(): Running {
    const frame = createFrame(stage, title);
    const link = linkFrame(frame.element, {
      onMessage: (message) => running && receive(running, message, onOutcome),
      onLost: giveUp,
    });
    const hasFilledHistory = watchHistory();
    const watchdog = createWatchdog({
      ask: (ping) => {
        if (hasFilledHistory()) giveUp('history');
        else link.send({ type: 'ping', ping });
      },
      onSilent,
      patience: mostMissesAtFirst,
    });
    const unwatch = watchFrameSettings(stage, () =>
      link.send({ type: 'settings', settings: frameSettingsOf(stage) }),
    );
    return { frame, link, watchdog, unwatch, ready: false, run: '', started: '', code: '' };
  }

  function run(code: string): void {
    running ??= start();
    running.run = createRunName();
    running.code = code;
    if (running.ready) running.watchdog.setPatience(mostMissesWhileLoading);
    const settings = frameSettingsOf(stage);
    running.link.send({ type: 'run', run: running.run, code, files, settings });
  }

  return { run, stop };
}

function receive(
  running: Running,
  message: FrameMessage,
  onOutcome: RunnerOptions['onOutcome'],
): void {
  if (message.type === 'pong') running.watchdog.answer(message.ping);
  if (message.type === 'ready') {
    running.ready = true;
    running.watchdog.setPatience(mostMissesWhileLoading);
  }
  if (!('run' in message) || message.run !== running.run) return;
  switch (message.type) {
    case 'started':
      running.started = message.run;
      running.watchdog.setPatience(mostMisses);
      break;
    case 'height':
      running.frame.setHeight(message.height);
      break;
    case 'rendered':
      running.frame.show();
      onOutcome({ type: 'rendered' });
      break;
    case 'failed':
      running.watchdog.setPatience(mostMisses);
      onOutcome({ type: 'failed', problem: message.problem });
  }
}

function createRunName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
