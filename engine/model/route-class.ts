/** Kinds of answers that share their headers. */
export const routeClasses = [
  'page',
  'demos',
  'frame',
  'frame-script',
  'ad-frame',
  'asset',
  'picture',
  'data',
  'worker',
  'service',
  'missing',
  'redirect',
] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Pairs of a text and the class of the addresses it marks; the first that fits counts. */
type Marks = readonly (readonly [mark: string, routeClass: RouteClass])[];

/** Tells the class of an address: by the address itself, its beginning, its end, or `data`. */
export interface RouteRules {
  exact: Readonly<Record<string, RouteClass>>;
  prefixes: Marks;
  endings: Marks;
}

const pictureEndings = ['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp', 'woff2'];

/** What holds for every site; a build adds the pages with demos to `exact`. */
export const commonRules: RouteRules = {
  exact: {
    '/_events': 'service',
    '/_feedback': 'service',
    '/_health': 'service',
    '/demo-frame/': 'frame',
    '/ad-frame.html': 'ad-frame',
  },
  prefixes: [
    ['/_assets/frame/', 'frame-script'],
    ['/_assets/', 'asset'],
  ],
  endings: [
    ['/', 'page'],
    ['.html', 'page'],
    ['/sw.js', 'worker'],
    ...pictureEndings.map((ending) => [`.${ending}`, 'picture'] as const),
  ],
};

/** The class of an address of the site, decoded and without its query. */
export function classOfPath(rules: RouteRules, pathname: string): RouteClass {
  return (
    (Object.hasOwn(rules.exact, pathname) ? rules.exact[pathname] : undefined) ??
    rules.prefixes.find(([mark]) => pathname.startsWith(mark))?.[1] ??
    rules.endings.find(([mark]) => pathname.endsWith(mark))?.[1] ??
    'data'
  );
}
