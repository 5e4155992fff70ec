import { mkdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildFrame, type FrameFiles, type FrameOptions } from './build-frame.node.ts';
import { frameAssets, framePath } from './live-document.ts';

/** Adds the document in which edited demos run, to the finished site and while developing. */
export function liveFrame(options: FrameOptions): AstroIntegration {
  return {
    name: 'live-frame',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFiles(fileURLToPath(dir), await buildFrame(options));
      },
      'astro:server:setup': ({ server }) => {
        let files: Promise<FrameFiles> | undefined;
        server.middlewares.use((request, response, next) => {
          const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
          if (!isOfFrame(pathname)) {
            next();
            return;
          }
          files ??= buildFrame(options);
          files.then((found) => send(found, pathname, response)).catch(next);
        });
      },
    },
  };
}

function isOfFrame(pathname: string): boolean {
  return pathname === framePath || pathname.startsWith(`/${frameAssets}/`);
}

async function writeFiles(folder: string, files: FrameFiles): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

function send(files: FrameFiles, pathname: string, response: ServerResponse): void {
  const isDocument = pathname === framePath;
  const text = files.get(isDocument ? `${framePath}index.html` : pathname);
  response.statusCode = text === undefined ? 404 : 200;
  response.setHeader('Content-Type', isDocument ? 'text/html' : 'text/javascript');
  // The frame has no origin, so even its own scripts come from elsewhere.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end(text ?? 'Not found');
}
