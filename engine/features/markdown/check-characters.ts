import type { Report } from './report.ts';

/** Refuses the characters that mark interface words in compiled HTML; no text needs them. */
export function checkCharacters(text: string, report: Report): void {
  text.split('\n').forEach((line, index) => {
    if (/[\uE000\uE001]/.test(line)) {
      report(index + 1, {
        message: 'The line holds an invisible private-use character (U+E000 or U+E001).',
        mend: 'Type the line again; such characters come from copying an icon font.',
      });
    }
  });
}
