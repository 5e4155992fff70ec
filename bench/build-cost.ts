import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { writeProseSite } from './prose-site.ts';

const root = path.resolve(import.meta.dirname, '..');
const work = path.join(root, 'bench/.work');

/** Builds generated prose sites cold and, after one edit, warm; prints CPU seconds a page. */
export function benchBuild(sizes: readonly number[] = [1000, 4000]): void {
  const costs = sizes.map((count) => {
    const dir = path.join(work, `prose-${String(count)}`);
    writeProseSite(dir, count);
    const cold = buildSite(dir);
    appendFileSync(path.join(dir, 'content/prose/page-7/page.md'), '\nOne sentence more.\n');
    const warm = buildSite(dir);
    console.log(
      `${String(count)} pages: cold ${cold.cpu.toFixed(1)} CPU s (${(cold.cpu / count).toFixed(4)} a page), warm ${warm.cpu.toFixed(1)} CPU s, ratio ${(warm.cpu / cold.cpu).toFixed(2)}`,
    );
    console.log(`  cold: ${cold.counts}\n  warm: ${warm.counts}`);
    return cold.cpu / count;
  });
  const [smallest = 0] = costs;
  console.log(
    `cost a page, largest against smallest site: ${((costs.at(-1) ?? 0) / smallest).toFixed(2)} ×`,
  );
}

interface BuildCost {
  cpu: number;
  counts: string;
}

function buildSite(dir: string): BuildCost {
  const env = {
    ...process.env,
    DOCS_SITE: dir,
    DOCS_OUT: path.join(dir, 'dist'),
    PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  };
  const script = 'TIMEFORMAT="cpu %U %S"; time astro build';
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    cwd: path.join(root, 'site'),
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const times = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  if (status !== 0 || !times) {
    throw new Error(`The build of ${dir} failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  }
  return {
    cpu: Number(times[1]) + Number(times[2]),
    counts: /\d+ pages compiled.*/.exec(stdout)?.[0] ?? '',
  };
}
