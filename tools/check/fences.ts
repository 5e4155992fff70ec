/** A code block of a page that the compiler can read. */
export interface CheckedFence {
  lang: 'ts' | 'tsx' | 'js' | 'jsx';
  code: string;
  /** Line of the page on which the code begins. */
  line: number;
}

const fence =
  /^(?<indent> *)(?<ticks>`{3,})(?<lang>\w*)(?<meta>[^\n`]*)\n(?<code>[\s\S]*?)^ *\k<ticks> *$/gm;
const compiled = /^(?:ts|tsx|js|jsx)$/;

/** The code blocks of a page that must compile: all of TypeScript and JavaScript but those that say why not. */
export function fencesOf(markdown: string): CheckedFence[] {
  return [...markdown.matchAll(fence)].flatMap((match) => {
    const { lang = '', meta = '', code = '', indent = '' } = match.groups ?? {};
    if (!compiled.test(lang) || /check="off: [^"]+"/.test(meta)) return [];
    const line = markdown.slice(0, match.index).split('\n').length + 1;
    const text = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return [{ lang: lang as CheckedFence['lang'], code: text, line }];
  });
}
