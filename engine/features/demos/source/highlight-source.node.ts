import { languageOfFile } from '../../code/code-language.ts';
import { loadHighlighter } from '../../code/highlight.node.ts';
import type { PreviewLines } from './preview-lines.ts';

/** Highlighted lines of a file; those of the preview are marked so that styles can leave out the others. */
export async function highlightSource(
  name: string,
  code: string,
  preview?: PreviewLines,
): Promise<string> {
  const highlight = await loadHighlighter();
  return highlight(code, languageOfFile(name))
    .map((line, index) => {
      const shown = preview && index >= preview.first && index <= preview.last;
      return `<span class="l"${shown ? ' data-x=""' : ''}>${line}\n</span>`;
    })
    .join('');
}
