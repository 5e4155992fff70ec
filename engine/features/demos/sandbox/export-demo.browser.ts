import { siteFacts } from '../../../base/site-facts.ts';
import { getSettings } from '../../settings/settings.browser.ts';
import { stylingOf } from '../demo-styling.browser.ts';
import { loadSourcesOf } from '../load-page-demos.browser.ts';
import { sourcesIn } from '../source/demo-sources.ts';
import type { ProjectRequest } from './project-request.ts';
import { codeSandboxForm, stackBlitzForm, type SandboxForm } from './sandbox-form.ts';
import { viteProjectOf } from './vite-project.ts';

/** The ways a demo can be taken away. */
export type ExportKind = 'stackblitz' | 'codesandbox' | 'zip';

/** Opens a demo in a sandbox or saves it, in the variant and styling that are shown. */
export async function exportDemo(kind: ExportKind, demo: HTMLElement): Promise<void> {
  const request = await requestOf(demo);
  switch (kind) {
    case 'stackblitz':
      send(stackBlitzForm(request, viteProjectOf(request)));
      break;
    case 'codesandbox': {
      const { compressToBase64 } = (await import('lz-string')).default;
      send(codeSandboxForm(request, viteProjectOf(request), compressToBase64));
      break;
    }
    case 'zip': {
      const { zipOf } = await import('./zip-of.ts');
      save(zipOf(viteProjectOf(request)), `${demo.dataset['name'] ?? 'demo'}.zip`);
      break;
    }
  }
}

async function requestOf(demo: HTMLElement): Promise<ProjectRequest> {
  const all = await loadSourcesOf(demo);
  const codeStyling = stylingOf(demo);
  const { ts, js, files, jsFiles } = sourcesIn(all, codeStyling);
  const { codeVariant } = getSettings();
  return {
    title: all.title,
    origin: location.href.replace(/#.*$/, ''),
    codeVariant,
    codeStyling,
    source: codeVariant === 'TS' ? ts : js,
    relatives: codeVariant === 'TS' ? files : jsFiles,
    versionOf: (name) => all.versions[name],
    sandbox: siteFacts.sandbox,
  };
}

function send({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function save(data: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data], { type: 'application/zip' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
