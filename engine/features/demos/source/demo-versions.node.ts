import { siteFacts, type SandboxFacts } from '../../../base/site-facts.ts';
import { dependenciesOf } from '../sandbox/dependencies-of.ts';
import type { RawDemo } from './read-demo.node.ts';

/** Documented version of a package; undefined when the site does not have it. */
export type VersionOf = (packageName: string) => string | undefined;

/** The versions a demo was written with: an exported project installs them also after newer releases. */
export function demoVersions(
  raw: RawDemo,
  versionOf: VersionOf,
  sandbox: SandboxFacts = siteFacts.sandbox,
): Record<string, string> {
  const stylings = [raw.system, raw.tailwind, raw.css].filter((styling) => styling !== undefined);
  const sources = stylings.flatMap(({ source, files }) => [source, ...Object.values(files)]);
  const { dependencies } = dependenciesOf({ sources, codeVariant: 'TS', versionOf, sandbox });
  const versions = Object.keys(dependencies).map((name) => [name, versionOf(name)] as const);
  return Object.fromEntries(
    versions.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
