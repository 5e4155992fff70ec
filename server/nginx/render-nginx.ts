import { findContentType, isCompressible } from '../static/content-type.ts';
import { findLinkToPage, findAlternate, linkToAlternate } from '../static/markdown-alternate.ts';
import type { ServedSite } from '../static/open-site.ts';
import type { ServedRedirect } from '../static/redirects.ts';
import { block, escapePattern, quote, quotePattern } from './nginx-text.ts';
import { classMaps, headerLines } from './render-classes.ts';
import { redirectLines, redirectMaps } from './render-redirects.ts';

/** The two parts of the configuration: for the `http` block, and for the `server` block inside of it. */
export interface NginxFiles {
  http: string;
  server: string;
}

/** What the configuration is written from. */
export interface NginxSource {
  site: ServedSite;
  redirects: readonly ServedRedirect[];
  /** True when nginx has the module that sends ready-made brotli files. */
  brotli: boolean;
}

const notice = '# Written from the built site; build again instead of changing it.\n';

/** Writes a configuration with which nginx answers as the project's own server does. */
export function renderNginx({ site, redirects, brotli }: NginxSource): NginxFiles {
  const http = [
    notice,
    'map_hash_max_size 65536;\nmap_hash_bucket_size 512;\n',
    redirectMaps(redirects, site.files.keys()),
    classMaps(site.headers),
    markdownMaps(site),
    missingMaps(site),
    methodMaps,
  ];
  const server = [notice, ...serverLines(site, brotli).map((line) => `${line}\n`), ...locations];
  return { http: http.join(''), server: server.join('') };
}

/** A page is also its Markdown, for whoever asks for that first; both name each other. */
function markdownMaps({ files }: ServedSite): string {
  const links = [...files.values()].flatMap((file) => {
    const alternate = findAlternate(files, file);
    const link = alternate ? linkToAlternate(alternate) : findLinkToPage(files, file);
    return link === undefined ? [] : [`${quote(fileOf(file.pathname))} ${quote(link)};`];
  });
  return [
    block('map $uri $docs_link', ['volatile;', 'default "";', ...links]),
    block('map $request_uri $docs_vary', [
      'default "Accept-Encoding";',
      '"~^[^?]*/(?:[?]|$)" "Accept, Accept-Encoding";',
    ]),
    block('map $http_accept $docs_wants_markdown', [
      'default "";',
      '"~*text/markdown *; *q=0(?:[.]0*)?(?:,|$)" "";',
      '"~*^(?!.*text/html).*text/markdown" 1;',
      '"~*text/markdown *(?:,|;).*text/html *; *q=0" 1;',
    ]),
    block('map $docs_wants_markdown$uri $docs_alternate', [
      'default "";',
      '1/ /index.md;',
      '"~^1(?<docs_page>/.+)/$" "${docs_page}.md";',
    ]),
  ].join('');
}

function missingMaps({ files }: ServedSite): string {
  const pages = [...files.keys()].filter((pathname) => /\/404(?:\.html|\/)$/.test(pathname)).sort();
  const others = pages.filter((pathname) => !pathname.startsWith('/404'));
  const lines = others.map((pathname) => {
    const folder = pathname.replace(/404.*$/, '');
    return `${quotePattern(`^${escapePattern(folder.slice(0, -1))}(?:[/?]|$)`)} ${fileOf(pathname)};`;
  });
  const first = pages.find((pathname) => pathname.startsWith('/404')) ?? '/404.html';
  return [
    block('map $request_uri $docs_missing_page', [`default ${fileOf(first)};`, ...lines]),
    block('map $uri $docs_missing_file', [
      'default "";',
      `"~[.](?:${knownEndings.join('|')})$" 1;`,
    ]),
  ].join('');
}

/** Endings of files a reader never sees as a page: a missing one is answered in plain text. */
const knownEndings = [
  ...['avif', 'css', 'csv', 'gif', 'gz', 'ico', 'jpeg', 'jpg', 'js', 'json', 'map', 'md', 'mjs'],
  ...[
    'mp4',
    'pdf',
    'png',
    'svg',
    'txt',
    'wasm',
    'webmanifest',
    'webp',
    'woff',
    'woff2',
    'xml',
    'zip',
  ],
].filter((ending) => findContentType(`a.${ending}`) !== undefined);

function serverLines(site: ServedSite, brotli: boolean): string[] {
  const types = typesIn(site);
  const texts = [...types.keys()].filter(isCompressible).map((type) => type.split(';')[0] ?? '');
  const charsets = [...types.keys()].filter((type) => type.includes('charset'));
  return [
    'index index.html;',
    'absolute_redirect off;',
    'recursive_error_pages on;',
    'server_tokens off;',
    'charset utf-8;',
    `charset_types ${bare(charsets)
      .filter((type) => type !== 'text/html')
      .join(' ')};`,
    'default_type application/octet-stream;',
    block(
      'types',
      [...types].map(([type, endings]) => `${bare([type])[0] ?? ''} ${endings.join(' ')};`),
    ),
    'gzip on;',
    'gzip_static on;',
    `gzip_types ${bare(texts)
      .filter((type) => type !== 'text/html')
      .join(' ')};`,
    'gzip_min_length 256;',
    ...(brotli ? ['brotli_static on;'] : []),
    ...headerLines(site.headers),
    'add_header Vary $docs_vary always;',
    'add_header Link $docs_link always;',
    'add_header Allow $docs_allow always;',
    'error_page 403 404 = @missing;',
    '# Control characters, and the backslash that browsers read as a slash.',
    'if ($uri ~ "[\\x00-\\x1f\\x7f\\x5c]") { return 404; }',
    'if ($docs_refused) { return 405 "Method not allowed"; }',
    ...redirectLines('exact'),
    'if ($request_uri ~ "^[^?]*//") { rewrite ^ $uri permanent; }',
    'if ($request_uri ~ "^[^?]*/index[.]html(?:[?]|$)") { rewrite ^(.*/)index[.]html$ $1 permanent; }',
    'if (-f $document_root$docs_alternate) { rewrite ^ $docs_alternate last; }',
  ];
}

const methodMaps = [
  block('map "$request_method $uri" $docs_refused', [
    'default 1;',
    '"~^(?:GET|HEAD) " "";',
    '"~ /_(?:feedback|events|health)$" "";',
  ]),
  block('map $status $docs_allow', ['volatile;', 'default "";', '405 "GET, HEAD";']),
].join('');

const locations = [
  '# Instructions to servers, hidden files and ready-made compressed files have no address.\n',
  block('location ~ "^/_(?!assets/|feedback$|events$|health$)|/[.]|[.](?:br|gz)$"', [
    'return 404;',
  ]),
  block('location ~ "/404(?:/index)?[.]html$"', ['internal;']),
  block('location @missing', [
    'error_page 404 $docs_missing_page;',
    ...redirectLines('pattern'),
    'default_type text/plain;',
    'if ($docs_missing_file) { return 404 "Not found"; }',
    'return 404;',
  ]),
];

function typesIn({ files }: ServedSite): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const { file, contentType } of files.values()) {
    const ending = /\.([a-z0-9]+)$/.exec(file)?.[1];
    const known = types.get(contentType) ?? [];
    if (ending !== undefined && !known.includes(ending)) types.set(contentType, [...known, ending]);
  }
  return types;
}

function bare(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => type.split(';')[0] ?? ''))];
}

function fileOf(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}
