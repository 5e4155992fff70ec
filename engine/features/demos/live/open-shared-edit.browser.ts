import { allDemos } from '../demo-elements.browser.ts';
import { openEditor } from './open-editor.browser.ts';
import { parseSharedEdit } from './shared-edit.ts';

/** Shows the edit an address holds; an address that holds none changes nothing. */
export async function openSharedEdit(hash: string): Promise<void> {
  const edit = await parseSharedEdit(hash);
  const figure = edit && allDemos().find((demo) => demo.dataset['name'] === edit.demo);
  if (!edit || !figure) return;
  await openEditor(figure, { shared: edit.code });
  figure.scrollIntoView({ block: 'start' });
}
