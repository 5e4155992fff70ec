import type { HeaderTable } from '../../engine/model/header-table.ts';
import { transportSecurity } from '../../engine/model/response-headers.ts';
import { routeClasses } from '../../engine/model/route-class.ts';
import { block, escapePattern, quote } from './nginx-text.ts';

/** Maps from the file that is sent, and the status, to the class; and from the class to each header. */
export function classMaps(table: HeaderTable): string {
  const { exact, prefixes, endings } = table.rules;
  const files = block('map $uri $docs_file_class', [
    'volatile;',
    'default data;',
    ...Object.entries(exact).map(([path, it]) => `${quote(fileOf(path))} ${it};`),
    ...prefixes.map(([mark, it]) => `~^${escapePattern(mark)} ${it};`),
    ...endings.map(([mark, it]) => `~${escapePattern(mark)}$ ${it};`),
  ]);
  const classes = block('map $status $docs_class', [
    'volatile;',
    'default $docs_file_class;',
    '"~^30[1278]$" redirect;',
    '~^[45] missing;',
  ]);
  const headers = headerNames(table).map((name, index) =>
    block(`map $docs_class $docs_header_${index}`, [
      'volatile;',
      'default "";',
      ...valueLines(table, name),
    ]),
  );
  const secure = block('map $https $docs_secure', [
    'default "";',
    `on ${quote(transportSecurity.value)};`,
  ]);
  return [files, classes, ...headers, secure].join('');
}

/** Lines that add every header; nginx leaves out those without a value. */
export function headerLines(table: HeaderTable): string[] {
  return [
    ...headerNames(table).map((name, index) => `add_header ${name} $docs_header_${index} always;`),
    `add_header ${transportSecurity.name} $docs_secure always;`,
  ];
}

function headerNames({ classes }: HeaderTable): string[] {
  return [...new Set(routeClasses.flatMap((it) => Object.keys(classes[it])))];
}

function valueLines({ classes }: HeaderTable, name: string): string[] {
  return routeClasses.flatMap((it) => {
    const value = classes[it][name];
    return value === undefined ? [] : [`${it} ${quote(value)};`];
  });
}

/** nginx knows a folder by the file it sends for it. */
function fileOf(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}
