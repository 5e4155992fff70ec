import { isNodeModule, type Import } from './imports.ts';

/** A layer of the engine may import itself and what this table names. */
const layers: Readonly<Record<string, readonly string[]>> = {
  base: [],
  model: ['base'],
  features: ['base', 'model'],
  shell: ['base', 'model', 'features'],
  pipeline: ['base', 'model', 'features', 'shell'],
  astro: ['base', 'model', 'features', 'shell', 'pipeline'],
};

/** A room of the pipeline may import itself and the rooms this table names; what lies beside the rooms may import all. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  site: [],
  load: ['site'],
  bundle: ['site'],
  compile: ['site', 'load', 'bundle'],
  check: ['site'],
  describe: ['site'],
  render: ['site', 'bundle', 'describe'],
  finish: ['site', 'load', 'bundle', 'compile', 'check', 'describe', 'render'],
};

/** What the engine takes from the site that is built: its choices, texts and screens, each from one place. */
const siteContract =
  /^site\/(?:docs\.config\.ts|screens\/(?:screens\.tsx|screens\.css|parts\.browser\.ts|demo-looks\.browser\.ts))$/;

/** A feature may import itself, `config` and the features this table names. */
const features: Readonly<Record<string, readonly string[]>> = {
  config: [],
  theme: [],
  analytics: [],
  'my-version': [],
  settings: ['theme', 'my-version'],
  code: ['analytics', 'settings'],
  demos: ['code', 'settings', 'theme'],
  'api-reference': ['code', 'page-markdown'],
  'prop-playground': ['code', 'demos', 'api-reference'],
  'upgrade-helper': ['api-reference'],
  ads: ['analytics'],
  feedback: ['analytics'],
  search: ['analytics', 'settings', 'my-version'],
  offline: ['analytics'],
  checklist: [],
  icons: ['code'],
  anatomy: [],
  markdown: ['checklist', 'code', 'demos', 'api-reference', 'page-markdown'],
  'page-markdown': ['code'],
};

/** What the answers for programs may import from the engine: pure rules and shapes of data. */
const mcpImports =
  /^(?:mcp\/|engine\/model\/|engine\/features\/(?:page-markdown|search|api-reference|my-version|demos\/source)\/)/;

/** What is wrong with an import of the engine, the server or mcp, or undefined. */
export function findImportFault(it: Import): string | undefined {
  return findDirectionFault(it) ?? findSideFault(it);
}

function findDirectionFault({ file, target }: Import): string | undefined {
  if (target === undefined) return undefined;
  const [workspace, layer = '', feature = ''] = file.split('/');
  if (workspace === 'server') return findServerFault(target);
  if (workspace === 'mcp') return findMcpFault(target);
  const [targetWorkspace, targetLayer = '', targetFeature = ''] = target.split('/');
  if (targetWorkspace !== 'engine') return findContractFault(layer, target);
  if (file === 'engine/index.ts') return undefined;
  if (layer !== targetLayer) return findLayerFault(layer, targetLayer);
  if (layer === 'pipeline') return findRoomFault(file, target);
  return layer === 'features' ? findFeatureFault(feature, targetFeature) : undefined;
}

function findContractFault(layer: string, target: string): string | undefined {
  const isContract = layer === 'astro' && siteContract.test(target);
  return isContract ? undefined : 'the engine imports nothing outside itself';
}

/** Tests of a room may build what they need with any other. */
function findRoomFault(file: string, target: string): string | undefined {
  const room = roomOf(file);
  const targetRoom = roomOf(target);
  if (room === undefined || room === targetRoom || /\.test\.tsx?$/.test(file)) return undefined;
  const allowed = rooms[room];
  if (allowed === undefined) return `the table of rooms does not know "${room}"`;
  const mayImport = targetRoom !== undefined && allowed.includes(targetRoom);
  return mayImport ? undefined : `room ${room} must not import ${targetRoom ?? target}`;
}

function roomOf(file: string): string | undefined {
  return /^engine\/pipeline\/([^/]+)\//.exec(file)?.[1];
}

function findServerFault(target: string): string | undefined {
  if (/^server\/|^engine\/(?:features\/(?:analytics|feedback)|model)\//.test(target))
    return undefined;
  return 'the server imports only itself, engine/model, engine/features/analytics and feedback';
}

function findMcpFault(target: string): string | undefined {
  return mcpImports.test(target)
    ? undefined
    : 'mcp imports only itself and pure parts of the engine';
}

function findLayerFault(layer: string, target: string): string | undefined {
  const allowed = layers[layer];
  if (allowed === undefined) return `the table of layers does not know engine/${layer}`;
  return allowed.includes(target) ? undefined : `${layer} must not import ${target}`;
}

function findFeatureFault(feature: string, target: string): string | undefined {
  const allowed = features[feature];
  if (allowed === undefined) return `the table of features does not know "${feature}"`;
  const mayImport = [feature, 'config', ...allowed].includes(target);
  return mayImport ? undefined : `feature ${feature} must not import feature ${target}`;
}

type Side = 'anywhere' | 'node' | 'browser' | 'island';

/** The name of a route is its address; it runs at build. */
function sideOf(file: string): Side {
  if (file.startsWith('engine/astro/routes/')) return 'node';
  return (/\.(node|browser|island)\.tsx?$/.exec(file)?.[1] ?? 'anywhere') as Side;
}

/** Only these sides may import a file of the side. */
const importers: Readonly<Partial<Record<Side, readonly Side[]>>> = {
  node: ['node'],
  browser: ['browser', 'island'],
};

function findSideFault({ file, specifier, target }: Import): string | undefined {
  if (/\.(?:test\.tsx?|d\.ts)$|^engine\/index\.ts$/.test(file) || !file.startsWith('engine/'))
    return undefined;
  if (isNodeModule(specifier) && sideOf(file) !== 'node') return 'only .node imports Node modules';
  const allowed = target && importers[sideOf(target)];
  if (!allowed || allowed.includes(sideOf(file))) return undefined;
  return `only .${allowed.join(' and .')} may import it`;
}
