import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadServedSite } from '../static/open-site.ts';
import { readRedirects } from '../static/redirects.ts';
import { renderNginx } from './render-nginx.ts';

/** Where a built site is, and where its configuration goes. */
export interface WriteNginxOptions {
  dist: string;
  folder: string;
  /** True when nginx has the module that sends ready-made brotli files. */
  brotli: boolean;
}

/** Writes `http.conf` and `server.conf` for a built site. */
export async function writeNginx({ dist, folder, brotli }: WriteNginxOptions): Promise<void> {
  const [site, redirects] = [await loadServedSite(dist), await readRedirects(dist)];
  const { http, server } = renderNginx({ site, redirects, brotli });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'http.conf'), http);
  await writeFile(path.join(folder, 'server.conf'), server);
}
