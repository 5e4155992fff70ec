import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Image } from './image-files.ts';

/** Starts what an image starts, in a folder with the files of the image, and asks it for one thing of each kind. */
export async function askImage(image: Image, folder: string): Promise<Record<string, number>> {
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<h1>Home</h1>');
  const [, ...args] = image.command;
  const env = {
    PATH: process.env['PATH'],
    ...image.environment,
    HOST: '127.0.0.1',
    PORT: '0',
    FEEDBACK_FILE: path.join(folder, 'data/feedback.sqlite'),
    ANALYTICS_BEACON: '/_events',
  };
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    const address = /http:\S+/.exec(String(said[0]))?.[0];
    if (address === undefined) throw new Error('The server did not start.');
    return await askAll(address);
  } finally {
    child.kill();
  }
}

async function askAll(address: string): Promise<Record<string, number>> {
  const statusOf = async (target: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: address };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(address + target, init)).status;
  };
  return {
    page: await statusOf('/'),
    missing: await statusOf('/nothing/'),
    health: await statusOf('/_health'),
    feedback: await statusOf('/_feedback', { key: 'from-an-image', page: '/', rating: 1 }),
    event: await statusOf('/_events', { name: 'page_view', params: { page_location: '/' } }),
  };
}
