import { getSettings } from '../../settings/settings.browser.ts';
import { stylingOf } from '../demo-styling.browser.ts';
import { loadSourcesOf } from '../load-page-demos.browser.ts';
import { sourcesIn, type StylingSources } from '../source/demo-sources.ts';
import { readDraft } from './draft.browser.ts';

/** What an editor starts from. */
export interface EditSource {
  original: string;
  /** Files the demo imports, and the rules of its classes. */
  files: Readonly<Record<string, string>>;
  /** File name of the edited source. */
  file: string;
  /** Whether the reader edited this very source before. */
  isDrafted: boolean;
}

/** Loads the source to edit: in the variant the reader edited before, or else the one the site is read in. */
export async function loadEditSource(demo: HTMLElement, id: string): Promise<EditSource> {
  const sources = sourcesIn(await loadSourcesOf(demo), stylingOf(demo));
  const drafted = (['ts', 'js'] as const).find((it) => readDraft(id, sources[it]));
  const variant = drafted ?? (getSettings().codeVariant === 'JS' ? 'js' : 'ts');
  return {
    original: sources[variant],
    files: { ...filesIn(sources, variant), ...(sources.css && { 'utilities.css': sources.css }) },
    file: `${demo.id}.${variant === 'js' ? 'jsx' : 'tsx'}`,
    isDrafted: drafted !== undefined,
  };
}

function filesIn(sources: StylingSources, variant: 'ts' | 'js'): EditSource['files'] {
  return variant === 'js' ? sources.jsFiles : sources.files;
}
