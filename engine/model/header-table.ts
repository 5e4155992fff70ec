import { noSources, type PolicySources } from './content-policy.ts';
import { headersOf, type ResponseHeaders } from './response-headers.ts';
import {
  classOfPath,
  commonRules,
  routeClasses,
  type RouteClass,
  type RouteRules,
} from './route-class.ts';

/** Which class an address has and which headers a class carries: all that a server must know. */
export interface HeaderTable {
  rules: RouteRules;
  classes: Readonly<Record<RouteClass, ResponseHeaders>>;
}

/** Makes the table of a site from what its pages load and from the classes of single addresses. */
export function createHeaderTable(
  sources: PolicySources = noSources,
  exact: RouteRules['exact'] = {},
): HeaderTable {
  const classes = routeClasses.map((routeClass) => [routeClass, headersOf(routeClass, sources)]);
  return {
    rules: { ...commonRules, exact: { ...commonRules.exact, ...exact } },
    classes: Object.fromEntries(classes) as HeaderTable['classes'],
  };
}

/** The headers of the file at an address. */
export function headersOfPath({ rules, classes }: HeaderTable, pathname: string): ResponseHeaders {
  return classes[classOfPath(rules, pathname)];
}
