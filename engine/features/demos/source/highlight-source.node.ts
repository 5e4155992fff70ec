import { languageOfFile } from '../../code/code-language.ts';
import { loadHighlighter } from '../../code/highlight.node.ts';
import { withNames, type NamesIn } from '../../code/with-names.node.ts';
import type { PreviewLines } from './preview-lines.ts';

/** What is said about the lines of a file. */
export interface SourceMarks {
  preview?: PreviewLines | undefined;
  /** Finds the names that the API reference knows. */
  namesIn?: NamesIn | undefined;
}

/** Highlighted lines of a file; those of the preview are marked so that styles can leave out the others. */
export async function highlightSource(
  name: string,
  code: string,
  { preview, namesIn }: SourceMarks = {},
): Promise<string> {
  const highlight = withNames(await loadHighlighter(), namesIn);
  return highlight(code, languageOfFile(name))
    .map((line, index) => {
      const shown = preview && index >= preview.first && index <= preview.last;
      return `<span class="l"${shown ? ' data-x=""' : ''}>${line}\n</span>`;
    })
    .join('');
}
