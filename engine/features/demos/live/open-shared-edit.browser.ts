import { goToDemo } from '../go-to-demo.browser.ts';
import { openEditor } from './open-editor.browser.ts';
import { parseSharedEdit } from './shared-edit.ts';

/** Shows the edit of a demo that an address holds; an address that holds none of it changes nothing. */
export async function openSharedEdit(demo: HTMLElement, hash: string): Promise<void> {
  const edit = await parseSharedEdit(hash);
  if (!edit || edit.demo !== demo.dataset['name']) return;
  await openEditor(demo, { shared: edit.code });
  goToDemo(demo);
}
