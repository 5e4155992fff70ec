import { isNodeModule, type Import } from './imports.ts';

/** A layer of the engine may import itself and what this table names. */
const layers: Readonly<Record<string, readonly string[]>> = {
  base: [],
  model: ['base'],
  features: ['base', 'model'],
  shell: ['base', 'model', 'features'],
  build: ['base', 'model', 'features', 'shell'],
};

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
  if (targetWorkspace !== 'engine') return 'the engine imports nothing outside itself';
  if (layer !== targetLayer) return findLayerFault(layer, targetLayer);
  return layer === 'features' ? findFeatureFault(feature, targetFeature) : undefined;
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

function sideOf(file: string): Side {
  return (/\.(node|browser|island)\.tsx?$/.exec(file)?.[1] ?? 'anywhere') as Side;
}

/** Only these sides may import a file of the side. */
const importers: Readonly<Partial<Record<Side, readonly Side[]>>> = {
  node: ['node'],
  browser: ['browser', 'island'],
};

function findSideFault({ file, specifier, target }: Import): string | undefined {
  if (/\.test\.tsx?$/.test(file) || !file.startsWith('engine/')) return undefined;
  if (isNodeModule(specifier) && sideOf(file) !== 'node') return 'only .node imports Node modules';
  const allowed = target && importers[sideOf(target)];
  if (!allowed || allowed.includes(sideOf(file))) return undefined;
  return `only .${allowed.join(' and .')} may import it`;
}
