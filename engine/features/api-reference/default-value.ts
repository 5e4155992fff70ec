/** A default as its row shows it. */
interface DefaultValue {
  /** What stands in the column of defaults. */
  code: string;
  /** The author's whole sentence as Markdown, where the value is more than code. */
  sentence?: string;
}

/** Splits what authors write as a default: mostly code, sometimes a sentence about it. */
export function readDefault(value: string): DefaultValue {
  const code = value.replace(/^`([^`]*)`$/, '$1');
  // The source of a function says little in a table.
  if (code.startsWith('function ')) return { code: 'function' };
  if (!isSentence(code)) return { code };
  const [, first = '…'] = /^`?([^\s`,;(]+)/.exec(code) ?? [];
  return { code: /^[A-Z][a-z]/.test(first) ? '…' : `${first} …`, sentence: value };
}

/** Words outside of code and strings. */
function isSentence(value: string): boolean {
  const bare = value.replace(/'[^']*'|"[^"]*"/g, '');
  const isCode = /[{(=<]/.test(bare);
  const words = isCode ? /\b[A-Za-z]+ [a-z]+ [a-z]+/ : /\b[A-Za-z]{2,} [a-z]{2,}/;
  return bare.includes('`') || words.test(bare);
}
