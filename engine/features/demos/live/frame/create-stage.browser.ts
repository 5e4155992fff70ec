import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameSettings } from '../protocol.ts';
import { DemoSurface, type Candidate } from './demo-surface.island.tsx';
import { applyFrameSettings, loadStyleCache } from './frame-settings.browser.ts';

/** Where versions of a demo are tried out. */
export interface Stage {
  show: (candidate: Candidate) => void;
  applySettings: (settings: FrameSettings) => Promise<void>;
}

interface StageEvents {
  onRendered: (run: string) => void;
  onFailed: (run: string, error: unknown) => void;
}

/** Makes a stage that goes back to the last version that worked when a new one fails. */
export async function createStage(
  element: HTMLElement,
  first: FrameSettings,
  events: StageEvents,
): Promise<Stage> {
  // The page is told of errors; the frame's console would only repeat them.
  const root = createRoot(element, { onCaughtError: () => undefined });
  let settings = first;
  let cache = await loadStyleCache(first.direction);
  let current: Candidate | undefined;
  let good: Candidate | undefined;

  function draw(): void {
    if (!current) return;
    root.render(
      createElement(DemoSurface, {
        candidate: current,
        cache,
        settings,
        onRendered: (candidate) => {
          good = candidate;
          events.onRendered(candidate.run);
        },
        onFailed: (candidate, error) => {
          current = candidate === good ? undefined : good;
          draw();
          events.onFailed(candidate.run, error);
        },
      }),
    );
  }

  function show(candidate: Candidate): void {
    current = candidate;
    draw();
  }

  async function applySettings(next: FrameSettings): Promise<void> {
    cache = await loadStyleCache(next.direction);
    settings = next;
    applyFrameSettings(next);
    draw();
  }

  applyFrameSettings(first);
  return { show, applySettings };
}
