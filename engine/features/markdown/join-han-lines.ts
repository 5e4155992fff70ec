const han = String.raw`[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]`;
const breakInHan = new RegExp(`(?<=${han})\\n(?=${han})`, 'gu');

/** Takes out line breaks between Chinese characters, which a browser would show as blanks. */
export function joinHanLines(text: string): string {
  return text.includes('\n') ? text.replace(breakInHan, '') : text;
}
