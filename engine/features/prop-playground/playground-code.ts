import { escapeHtml } from '../../base/escape-html.ts';
import type { FixedValue, FixedValues, PropValues } from './prop-value.ts';

/** A piece of code and the class that colors it. */
interface Piece {
  text: string;
  kind?: 'k' | 's' | 't' | 'f' | 'n' | 'p';
}

/** What the code is about. */
export interface CodeSubject {
  /** Name of the component. */
  name: string;
  /** Import statement without its semicolon. */
  importLine: string;
  /** Props that no control changes. */
  fixed?: FixedValues;
}

/** Widest line that stays in one piece. */
const widest = 72;

/** The code that draws a component with some props, as colored lines. */
export function playgroundCodeHtml(
  { name, importLine, fixed }: CodeSubject,
  values: PropValues,
): string {
  const lines = [importPieces(importLine), [], ...elementLines(name, { ...values, ...fixed })];
  return lines.map((line) => `<span class="l">${line.map(pieceHtml).join('')}\n</span>`).join('');
}

function pieceHtml({ text, kind }: Piece): string {
  return kind ? `<span class="t-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text);
}

function importPieces(line: string): Piece[] {
  const [, what = '', from = ''] = /^import (.+) from ('.+')$/.exec(line) ?? [];
  return [
    { text: 'import', kind: 'k' },
    { text: ` ${what} ` },
    { text: 'from', kind: 'k' },
    { text: ' ' },
    { text: from, kind: 's' },
    { text: ';', kind: 'p' },
  ];
}

function elementLines(name: string, { children, ...props }: FixedValues): Piece[][] {
  const attributes = Object.entries(props).map(attributePieces);
  const tag: Piece[] = [
    { text: '<', kind: 'p' },
    { text: name, kind: 't' },
  ];
  const hasText = typeof children === 'string' && children !== '';
  const end: Piece = { text: hasText ? '>' : ' />', kind: 'p' };
  const oneLine = [...tag, ...attributes.flatMap((it) => [{ text: ' ' }, ...it]), end];
  const isShort = oneLine.reduce((sum, { text }) => sum + text.length, 0) <= widest;
  const open = isShort
    ? [oneLine]
    : [
        tag,
        ...attributes.map((it) => [{ text: '  ' }, ...it]),
        [{ ...end, text: end.text.trim() }],
      ];
  if (!hasText) return open;
  return [...open, [{ text: `  ${textCode(children)}` }], closingTag(name)];
}

function closingTag(name: string): Piece[] {
  return [
    { text: '</', kind: 'p' },
    { text: name, kind: 't' },
    { text: '>', kind: 'p' },
  ];
}

/** Signs that mean something between tags are written as a string. */
function textCode(text: string): string {
  return /[{}<>&]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

function attributePieces([name, value]: [string, FixedValue]): Piece[] {
  if (value === true) return [{ text: name, kind: 'f' }];
  const isPlain = typeof value === 'string' && !/["\\]/.test(value);
  const code = isPlain ? `"${value}"` : `{${literalOf(value)}}`;
  return [
    { text: name, kind: 'f' },
    { text: '=', kind: 'p' },
    { text: code, kind: typeof value === 'string' ? 's' : 'n' },
  ];
}

function literalOf(value: FixedValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => {
    const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
    return `${name}: ${typeof inner === 'string' && !/['\\]/.test(inner) ? `'${inner}'` : literalOf(inner)}`;
  });
  return `{ ${members.join(', ')} }`;
}
