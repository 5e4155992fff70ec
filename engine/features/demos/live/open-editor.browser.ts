import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { hostOf } from '../demo-elements.browser.ts';
import { createRunner } from './create-runner.browser.ts';
import { removeDraft } from './draft.browser.ts';
import { createEditSession, type EditSession } from './edit-session.browser.ts';
import { LiveEditor } from './live-editor.island.tsx';
import { loadEditorWords, type EditorWords } from './load-editor-words.browser.ts';
import { loadEditorSheet } from './load-editor-sheet.browser.ts';
import { loadEditSource } from './load-edit-source.browser.ts';

/** How an editor opens. */
export interface OpenOptions {
  /** Code from a link, shown but not run. */
  shared?: string;
  /** Opens only what the reader left unfinished, and leaves the focus where it is. */
  resume?: boolean;
}

/** An editor that stands below its demo. */
interface OpenedEditor {
  focus: () => void;
  session: EditSession;
}

/** Open editors by their demo; asking for one twice only brings it back into view. */
const editors = new WeakMap<HTMLElement, Promise<OpenedEditor | undefined>>();

/** Opens the editor of a demo below it; rejects when its parts cannot be loaded. */
export async function openEditor(demo: HTMLElement, options: OpenOptions = {}): Promise<void> {
  const known = editors.get(demo);
  const opening = known ?? mountEditor(demo, options);
  editors.set(demo, opening);
  const editor = await opening.catch((error: unknown) => {
    editors.delete(demo);
    throw error;
  });
  if (!editor) editors.delete(demo);
  if (known && options.shared !== undefined) editor?.session.offer(options.shared);
  if (!options.resume && options.shared === undefined) editor?.focus();
}

async function mountEditor(
  demo: HTMLElement,
  { shared, resume }: OpenOptions,
): Promise<OpenedEditor | undefined> {
  const stage = hostOf(demo);
  const id = stage.dataset['demo'] ?? '';
  const [source, words] = await Promise.all([
    loadEditSource(demo, id),
    loadEditorWords(),
    loadEditorSheet(),
  ]);
  if (resume && !source.isDrafted) {
    // The demo was changed since: the edit no longer fits it.
    removeDraft(id);
    return undefined;
  }
  const { original, files, file } = source;
  const title = words('frame', { name: demo.id });
  const session = createEditSession({
    id,
    original,
    shared,
    createRunner: (onOutcome) => createRunner({ stage, title, files, onOutcome }),
  });
  return { session, focus: await showEditor(demo, { session, words, file }) };
}

interface EditorParts {
  session: EditSession;
  words: EditorWords;
  file: string;
}

/** Puts the editor below its demo; the answer moves the focus into it. */
function showEditor(demo: HTMLElement, { session, words, file }: EditorParts): Promise<() => void> {
  const host = document.createElement('section');
  host.className = 'editor';
  host.setAttribute('aria-label', words('title', { name: demo.id }));
  const source = demo.querySelector<HTMLDetailsElement>('.demo__source');
  const wasOpen = source?.open;
  if (source) source.open = false;
  demo.append(host);
  const root = createRoot(host);
  const before = document.activeElement;
  function end(): void {
    session.close();
    root.unmount();
    host.remove();
    editors.delete(demo);
    demo.removeEventListener('demo-reset', session.reset);
    demo.removeEventListener('demo-leave', end);
  }
  function onClose(): void {
    end();
    if (source && wasOpen) source.open = true;
    if (before instanceof HTMLElement) before.focus();
  }
  demo.addEventListener('demo-reset', session.reset);
  // Its page was left: the code must not go on running.
  demo.addEventListener('demo-leave', end);
  return new Promise((onReady) => {
    const props = { name: demo.id, file, session, words, onReady, onClose };
    root.render(createElement(LiveEditor, props));
  });
}
