import type { ApiEntry, ApiProp, ApiReturn, ApiSignature } from './api-entry.ts';
import { classRowsOf } from './api-ids.ts';
import { cellOf, codeCellOf, tableOf } from './comment-markdown.ts';
import { answerOf } from './hook-call.ts';

/** What the Markdown of an API page asks for. */
export interface ApiMarkdownScope {
  translate: (key: string) => string;
  /** A comment with whole addresses. */
  describe: (markdown: string) => string;
  /** The whole address of a page of the site. */
  addressOf: (href: string) => string;
  /** The whole address of a file of the site. */
  fileAddressOf: (path: string) => string;
}

const none = '—';

/** Props, members or methods as a table. */
export function propsMarkdown(props: readonly ApiProp[], scope: ApiMarkdownScope): string {
  const hasDefaults = props.some((prop) => prop.default !== undefined);
  const columns = ['name', 'type', ...(hasDefaults ? ['default'] : []), 'description'];
  const rows = props.map((prop) => [
    nameCell(prop.name, marksOf(prop, scope)),
    codeCellOf(prop.type),
    ...(hasDefaults ? [valueCell(prop.default?.replace(/^`|`$/g, ''))] : []),
    cellOf(
      [
        ...commentsOf(prop, scope),
        ...(prop.signature ? [signatureLine(prop.signature, scope)] : []),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ]);
  return tableOf(headOf(columns, scope), rows);
}

/** The parts of a component as a table. */
export function slotsMarkdown({ slots }: ApiEntry, scope: ApiMarkdownScope): string {
  const rows = slots.map((slot) => [
    nameCell(slot.name, marksOf(slot, scope)),
    valueCell(slot.className && `.${slot.className}`),
    valueCell(slot.default),
    cellOf(commentsOf(slot, scope).join('\n\n')),
  ]);
  return tableOf(headOf(['slot', 'className', 'default', 'description'], scope), rows);
}

/** The classes of a component as a table. */
export function classesMarkdown(entry: ApiEntry, scope: ApiMarkdownScope): string {
  const rows = classRowsOf(entry).map((row) => [
    nameCell(`.${row.className}`, marksOf(row, scope)),
    codeCellOf(row.key),
    cellOf(commentsOf(row, scope).join('\n\n')),
  ]);
  return tableOf(headOf(['className', 'rule', 'description'], scope), rows);
}

/** What a hook answers: the type, then what its author says about it. */
export function answerMarkdown(answer: ApiReturn | undefined, scope: ApiMarkdownScope): string {
  if (!answer) return '';
  const { type, description } = answer;
  return [`\`${type}\``, ...(description ? [scope.describe(description)] : [])].join('\n\n');
}

function signatureLine(signature: ApiSignature, scope: ApiMarkdownScope): string {
  return signatureParts(signature, scope).join('; ');
}

function signatureParts(signature: ApiSignature, scope: ApiMarkdownScope): string[] {
  const answer = answerOf(signature);
  return [
    ...signature.parameters.map((it) =>
      partOf(`\`${it.name}: ${it.type}\``, it.description, scope),
    ),
    ...(answer
      ? [partOf(`${scope.translate('api.returns')} \`${answer.type}\``, answer.description, scope)]
      : []),
  ];
}

function partOf(code: string, comment: string | undefined, scope: ApiMarkdownScope): string {
  return comment ? `${code} ${scope.describe(comment)}` : code;
}

interface Marked {
  required?: true;
  deprecated?: string;
  plan?: string;
  description?: string;
}

function marksOf(
  { required, deprecated, plan }: Marked,
  { translate }: ApiMarkdownScope,
): string[] {
  return [
    ...(required ? [translate('api.required')] : []),
    ...(deprecated === undefined ? [] : [translate('api.deprecated')]),
    ...(plan === undefined ? [] : [translate(`nav.tags.${plan}`)]),
  ];
}

function commentsOf({ description, deprecated }: Marked, scope: ApiMarkdownScope): string[] {
  return [description, deprecated].flatMap((text) => (text ? [scope.describe(text)] : []));
}

function nameCell(name: string, marks: readonly string[]): string {
  return marks.length > 0 ? `${codeCellOf(name)} (${marks.join(', ')})` : codeCellOf(name);
}

function valueCell(value: string | undefined): string {
  return value === undefined ? none : codeCellOf(value);
}

function headOf(columns: readonly string[], { translate }: ApiMarkdownScope): string[] {
  return columns.map((column) => translate(`api.${column}`));
}
