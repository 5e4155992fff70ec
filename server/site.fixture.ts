import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from './create-app.ts';
import type { FeedbackService } from './feedback/feedback-service.ts';
import { listen } from './listen.ts';

/** A built site in a temporary folder, served over HTTP for a test. */
export interface TestSite {
  dist: string;
  address: string;
  /** Sends the target exactly as given, which `fetch` would tidy first. */
  send: (target: string, options?: SendOptions) => Promise<Answer>;
  remove: () => Promise<void>;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Partial<Record<string, string | string[]>>;
  bytes: Buffer;
  text: string;
}

/** Writes the files, starts the server on a free port and gives a way to ask it. */
export async function createTestSite(
  files: Record<string, string | Buffer>,
  service?: FeedbackService,
): Promise<TestSite> {
  const dist = await mkdtemp(path.join(tmpdir(), 'server-test-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  const server = await listen(await createApp(dist, service), { host: '127.0.0.1', port: 0 });
  return {
    dist,
    address: server.address,
    send: (target, options = {}) => send(server.address, target, options),
    remove: async () => {
      await server.close();
      await rm(dist, { recursive: true });
    },
  };
}

/** Sends a request with its target exactly as given. */
export function send(address: string, target: string, options: SendOptions): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, hostname, port, path: target }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, bytes, text: bytes.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}
