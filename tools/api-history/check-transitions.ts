import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DocsConfig } from '../../engine/model/docs-config.ts';
import type { ApiPackage } from '../../engine/model/product.ts';
import { openDeclarations, type DeclaredMembers, type MemberPlace } from './declared-members.ts';
import { fetchPackages, placeOf, releasesOf } from './fetch-packages.ts';
import { chooseVersion } from './choose-version.ts';
import type { Transition } from './sample-transitions.ts';

/** A question to the declarations of a version. */
interface Question extends MemberPlace {
  product: string;
  version: string;
}

/** The claims that the declarations of either version contradict; `say` hears which version is read. */
export async function checkTransitions(
  claims: readonly Transition[],
  config: DocsConfig,
  say: (line: string) => void,
): Promise<Transition[]> {
  const answers = new Map<string, boolean>();
  const questions = claims.flatMap((it) => [
    { ...it, version: it.before },
    { ...it, version: it.version },
  ]);
  const byVersion = Map.groupBy(questions, ({ product, version }) => `${product} ${version}`);
  for (const [about, own] of byVersion) {
    const [{ product, version } = { product: '', version: '' }] = own;
    say(`${about}: ${String(own.length)}`);
    await withDeclarations(packagesOf(config, product), version, (declared) => {
      for (const question of own) answers.set(keyOf(question), declared.has(question) ?? false);
    });
  }
  return claims.filter((claim) => {
    const was = answers.get(keyOf({ ...claim, version: claim.before }));
    const is = answers.get(keyOf(claim));
    return was === claim.came || is !== claim.came;
  });
}

/** Packages with versions of their own have no record. */
function packagesOf({ products }: DocsConfig, product: string): ApiPackage[] {
  const packages = products.find(({ folder }) => folder === product)?.api?.packages ?? [];
  return packages.filter(({ ownVersions }) => !ownVersions);
}

function keyOf({ product, version, slug, table, name }: Question): string {
  return [product, version, slug, table, name].join('\t');
}

async function withDeclarations(
  packages: readonly ApiPackage[],
  version: string,
  ask: (declared: DeclaredMembers) => void,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'check-history-'));
  try {
    const wanted = await Promise.all(
      packages.map(async ({ name }) => ({
        name,
        version: chooseVersion(await releasesOf(name), version),
      })),
    );
    const published = wanted.flatMap(({ name, version: own }) =>
      own === undefined ? [] : [{ name, version: own }],
    );
    await fetchPackages(published, folder);
    ask(
      openDeclarations(
        placeOf(folder),
        published.map(({ name }) => name),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
