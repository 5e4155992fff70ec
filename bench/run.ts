import { parseArgs } from 'node:util';
import { benchApiFilter } from './api-filter.ts';
import { benchAttack } from './attack.ts';
import { benchBuild } from './build-cost.ts';
import { benchChartCosts } from './chart-costs.ts';
import { benchDemos } from './demos.ts';
import { benchDevEdit } from './dev-edit.ts';
import { benchFirstScreen } from './first-screen.ts';
import { benchGridCosts } from './grid-costs.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMcpTasks } from './mcp-tasks.ts';
import { benchNavigation } from './navigation.ts';
import { benchPeers } from './peers.ts';
import { benchSearch } from './search.ts';
import { benchSearchGrowth } from './search-growth.ts';
import { benchSearchRivals } from './search-rivals.ts';
import { benchServer } from './server.ts';
import { benchSoak } from './soak.ts';

const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    pages: { type: 'string', default: '61' },
    rounds: { type: 'string', default: '7' },
  },
});

const benches = new Map<string, () => void | Promise<void>>([
  ['api-filter', () => benchApiFilter()],
  ['attack', () => benchAttack()],
  [
    'build',
    () => {
      benchBuild();
    },
  ],
  [
    'build-small',
    () => {
      benchBuild([200]);
    },
  ],
  ['chart-costs', () => benchChartCosts()],
  ['demos', () => benchDemos()],
  ['dev-edit', () => benchDevEdit()],
  ['first-screen', () => benchFirstScreen()],
  ['grid-costs', () => benchGridCosts()],
  ['lighthouse', () => benchLighthouse()],
  ['mcp-tasks', () => benchMcpTasks()],
  ['navigation', () => benchNavigation()],
  ['peers', () => benchPeers(Number(options.pages), Number(options.rounds))],
  ['search', () => benchSearch()],
  ['search-growth', () => benchSearchGrowth()],
  ['search-rivals', () => benchSearchRivals()],
  ['server', () => benchServer()],
  ['soak', () => benchSoak(Number(options.minutes))],
]);
if (names.length === 0 || names.some((name) => !benches.has(name))) {
  console.log(
    `Usage: npm run bench -- ${[...benches.keys()].join(' | ')} [--minutes 10] [--pages 61] [--rounds 7]`,
  );
  process.exitCode = names.length === 0 ? 0 : 1;
} else {
  for (const name of names) {
    await benches.get(name)?.();
  }
}
