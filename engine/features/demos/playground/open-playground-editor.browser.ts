import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditSession } from '../live/edit-session.browser.ts';
import { createRunner } from '../live/create-runner.browser.ts';
import { LiveEditor } from '../live/live-editor.island.tsx';
import { loadEditorSheet } from '../live/load-editor-sheet.browser.ts';
import { loadEditorWords } from '../live/load-editor-words.browser.ts';
import { parseSharedEdit } from '../live/shared-edit.ts';
import { loadSources } from '../load-page-demos.browser.ts';

interface PlaygroundParts {
  /** Id of the demo to start from. */
  demo: string;
  /** Stands in the preview until there is something to show. */
  stage: HTMLElement;
  /** Where the editor goes. */
  host: HTMLElement;
}

/** The editor of the playground with one demo in it. */
export interface OpenedPlayground {
  close: () => void;
}

/** Shows a demo in the editor and runs it; code from a link waits for the reader's word. */
export async function openPlaygroundEditor(parts: PlaygroundParts): Promise<OpenedPlayground> {
  const { demo, stage, host } = parts;
  const name = demo.split('/').at(-1) ?? demo;
  const [sources, words, edit] = await Promise.all([
    loadSources(demo),
    loadEditorWords(),
    parseSharedEdit(location.hash),
    loadEditorSheet(),
  ]);
  const title = words('frame', { name });
  const { files, css } = sources;
  const session = createEditSession({
    id: `playground/${demo}`,
    original: sources.ts,
    shared: edit?.demo === name ? edit.code : undefined,
    runsOriginal: true,
    createRunner: (onOutcome) =>
      createRunner({
        stage,
        title,
        files: { ...files, ...(css && { 'utilities.css': css }) },
        onOutcome,
      }),
  });
  const root = createRoot(host);
  const props = { name, file: `${name}.tsx`, session, words, onReady: () => undefined };
  root.render(createElement(LiveEditor, props));
  return {
    close: () => {
      session.close();
      root.unmount();
    },
  };
}
