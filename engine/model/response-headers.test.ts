import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { noSources, policyOf, type PolicySources } from './content-policy.ts';
import { createHeaderTable, headersOfPath } from './header-table.ts';
import { headersOf } from './response-headers.ts';
import { classOfPath, commonRules, routeClasses, type RouteClass } from './route-class.ts';

const sources: PolicySources = {
  ...noSources,
  scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  connections: ['https://search.example'],
  forms: ['https://sandbox.example'],
};

function findingsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.map(({ directive, value, description }) =>
    [directive, value, description].join(' '),
  );
}

/** The frames run code of others: that is what they are for, and why they have no origin. */
const frames: readonly RouteClass[] = ['frame', 'ad-frame'];
const strictClasses = routeClasses.filter((it) => !frames.includes(it) && policyOf(it, sources));

describe('the evaluator', () => {
  it.each(strictClasses)('finds nothing in the policy of %s', (routeClass) => {
    expect(findingsOf(policyOf(routeClass, sources) ?? '')).toEqual([]);
  });

  it('finds in the policy of the frame only that it runs code', () => {
    const findings = findingsOf(policyOf('frame', sources) ?? '');
    expect(findings.map((finding) => finding.split(' ', 2).join(' '))).toEqual([
      "script-src 'unsafe-eval'",
      "script-src 'self'",
    ]);
  });

  it('can find something', () => {
    const weak = policyOf('page', sources)?.replace("'strict-dynamic'", "'unsafe-inline' https:");
    expect(findingsOf(weak ?? '')).not.toEqual([]);
  });
});

function directive(routeClass: RouteClass, name: string): string | undefined {
  const parts = policyOf(routeClass, sources)?.split('; ') ?? [];
  return parts.find((part) => part.split(' ')[0] === name);
}

describe('policies', () => {
  it('allow inline styles only where demos run', () => {
    const loose = routeClasses.filter((it) =>
      directive(it, 'style-src')?.includes('unsafe-inline'),
    );
    expect(loose).toEqual(['demos', 'frame', 'picture']);
    expect(directive('page', 'style-src')).toBe("style-src 'self'");
  });

  it('let nobody frame a page, and only this site frame the frame', () => {
    const framed = routeClasses.filter((it) => policyOf(it, sources));
    expect(Object.fromEntries(framed.map((it) => [it, directive(it, 'frame-ancestors')]))).toEqual(
      Object.fromEntries(
        framed.map((it) => [it, `frame-ancestors '${frames.includes(it) ? 'self' : 'none'}'`]),
      ),
    );
  });

  it('send forms of pages home, those of demos also to the sandboxes', () => {
    expect(directive('page', 'form-action')).toBe("form-action 'self'");
    expect(directive('demos', 'form-action')).toBe("form-action 'self' https://sandbox.example");
  });

  it('run no script on a page that has none', () => {
    expect(policyOf('page', noSources)).toContain("script-src 'none'");
  });

  it('want vouched HTML wherever no library writes its own', () => {
    const typed = routeClasses.filter((it) => directive(it, 'require-trusted-types-for'));
    expect(typed).toEqual(['page', 'missing']);
  });

  it('keep eval in the frame', () => {
    expect(routeClasses.filter((it) => policyOf(it, sources)?.includes('eval'))).toEqual(['frame']);
  });
});

describe('headers', () => {
  it.each([
    ['page', 'no-cache'],
    ['demos', 'no-cache'],
    ['frame', 'no-cache'],
    ['ad-frame', 'no-cache'],
    ['data', 'no-cache'],
    ['worker', 'no-cache'],
    ['asset', 'public, max-age=31536000, immutable'],
    ['frame-script', 'public, max-age=31536000, immutable'],
    ['picture', 'public, max-age=86400'],
    ['service', 'no-store'],
    ['missing', 'no-store'],
    ['redirect', 'public, max-age=3600'],
  ] as const)('let a browser keep %s: %s', (routeClass, cacheControl) => {
    expect(headersOf(routeClass, sources)['Cache-Control']).toBe(cacheControl);
  });

  it('forbid guessing of types everywhere', () => {
    for (const routeClass of routeClasses) {
      expect(headersOf(routeClass, sources)['X-Content-Type-Options']).toBe('nosniff');
    }
  });

  it('open to frames without an origin only their own scripts', () => {
    const open = routeClasses.filter((it) => headersOf(it, sources)['Access-Control-Allow-Origin']);
    expect(open).toEqual(['frame-script']);
  });

  it.each([
    ['/', 'page'],
    ['/zh/x/grid/', 'page'],
    ['/404.html', 'page'],
    ['/demo-frame/', 'frame'],
    ['/ad-frame.html', 'ad-frame'],
    ['/demo-frame/words/en.json', 'data'],
    ['/_assets/frame/start-a1.js', 'frame-script'],
    ['/_assets/page-b2.js', 'asset'],
    ['/_assets/search/en-1/cards/a.json', 'asset'],
    ['/x/sw.js', 'worker'],
    ['/sw.js', 'worker'],
    ['/x/grid.md', 'data'],
    ['/api/data/grid.json', 'data'],
    ['/images/logo.svg', 'picture'],
    ['/_feedback', 'service'],
    ['/_events', 'service'],
    ['/constructor', 'data'],
  ] as const)('know %s as %s', (pathname, routeClass) => {
    expect(classOfPath(commonRules, pathname)).toBe(routeClass);
  });

  it('follow what a build says of single pages', () => {
    const table = createHeaderTable(sources, { '/grid/': 'demos' });
    expect(headersOfPath(table, '/grid/')).toEqual(table.classes.demos);
    expect(headersOfPath(table, '/else/')).toEqual(table.classes.page);
  });
});
