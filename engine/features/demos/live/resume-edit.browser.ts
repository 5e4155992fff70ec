import { readStorage } from '../../../base/storage.browser.ts';
import { draftKeyOf } from './draft-key.ts';

/** How the hash of a shared edit starts. */
const sharedEdit = '#edit=';

/** Opens the editor of a demo again that was open before a reload; loads nothing otherwise. */
export async function resumeEdit(demo: HTMLElement): Promise<void> {
  // What a link shows goes before what was left open.
  if (!wasOpen(demo) || location.hash.startsWith(`${sharedEdit}${demo.id}&`)) return;
  const { openEditor } = await import('./open-editor.browser.ts');
  await openEditor(demo, { resume: true });
}

/** Opens the edit of a demo that the address holds; loads nothing when it holds none. */
export async function openLinkedEdit(demo: HTMLElement): Promise<void> {
  const { hash } = location;
  if (!hash.startsWith(sharedEdit)) return;
  const { openSharedEdit } = await import('./open-shared-edit.browser.ts');
  await openSharedEdit(demo, hash);
}

function wasOpen(demo: HTMLElement): boolean {
  const id = demo.querySelector<HTMLElement>('[data-demo]')?.dataset['demo'] ?? '';
  return readStorage(draftKeyOf(id))?.includes('"open":true') ?? false;
}
