import type { RouteClass } from './route-class.ts';

/** What the pages of a site may load besides its own files: digests of inline scripts, and hosts. */
export interface PolicySources {
  /** `sha256-…` of each inline script, without quotes. */
  scriptHashes: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
  /** Where pages with demos may send a form: the sandboxes a demo can be opened in. */
  forms: readonly string[];
}

/** A site that asks nobody else for anything. */
export const noSources: PolicySources = {
  scriptHashes: [],
  styles: [],
  fonts: [],
  connections: [],
  pictures: [],
  forms: [],
};

const self = "'self'";
const none = "'none'";

type Directives = Readonly<Record<string, readonly string[]>>;

/** The Content-Security-Policy of a class; undefined where a browser runs nothing of the answer. */
export function policyOf(routeClass: RouteClass, sources: PolicySources): string | undefined {
  const directives = directivesOf(routeClass, sources);
  return directives && formatPolicy(directives);
}

function directivesOf(routeClass: RouteClass, sources: PolicySources): Directives | undefined {
  switch (routeClass) {
    case 'page':
    case 'missing':
      return { ...pageDirectives(sources), ...typed };
    case 'demos':
      return withDemos(pageDirectives(sources), sources);
    case 'frame':
      return frameDirectives;
    case 'ad-frame':
      return adFrameDirectives;
    case 'worker':
      return { ...closed, 'connect-src': [self] };
    case 'picture':
      // A drawing opened by itself may style itself, and nothing more.
      return { ...closed, 'style-src': ["'unsafe-inline'"], sandbox: [] };
    case 'data':
    case 'service':
      return closed;
    case 'asset':
    case 'frame-script':
    case 'redirect':
      return undefined;
  }
}

/** HTML and addresses of scripts are written by the named policies or not at all. */
const typed: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['docs', 'ads', 'start'],
};

const closed: Directives = { 'default-src': [none], 'frame-ancestors': [none] };

function pageDirectives(sources: PolicySources): Directives {
  const hashes = sources.scriptHashes.map((hash) => `'${hash}'`);
  return {
    'default-src': [none],
    // Only what the named lines import, and what that imports, runs.
    'script-src': hashes.length > 0 ? [...hashes, "'strict-dynamic'"] : [none],
    'style-src': [self, ...sources.styles],
    'img-src': [self, 'data:', ...sources.pictures],
    'font-src': [self, ...sources.fonts],
    'connect-src': [self, ...sources.connections],
    'frame-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': [none],
    'object-src': [none],
    'frame-ancestors': [none],
  };
}

/**
 * Demos write styles while they run, show what they made themselves, and open elsewhere. The
 * documented libraries also write plain text as HTML, which Trusted Types would refuse.
 */
function withDemos(directives: Directives, { forms, styles }: PolicySources): Directives {
  return {
    ...directives,
    'style-src': [self, "'unsafe-inline'", ...styles],
    'img-src': [...(directives['img-src'] ?? []), 'blob:'],
    'form-action': [self, ...forms],
  };
}

/**
 * Code of any origin may run in the frame, so it is given none: it reaches no storage, no network,
 * no window but its own, and nobody else may embed it.
 */
const frameDirectives: Directives = {
  sandbox: ['allow-scripts'],
  'default-src': [none],
  'script-src': [self, "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': ['data:'],
  'connect-src': [none],
  'form-action': [none],
  'base-uri': [none],
  'frame-ancestors': [self],
};

/**
 * The script of an ad network loads what it likes, but has no origin and reaches nothing of the page;
 * its links may open windows.
 */
const adFrameDirectives: Directives = {
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  'form-action': [none],
  'base-uri': [none],
  'frame-ancestors': [self],
};

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
