import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** What became of the messages of a flood. */
export interface Flood {
  /** Posts that were answered. */
  answered: number;
  /** Posts that were answered with success: the message is on the disk. */
  kept: number;
  seconds: number;
}

interface FloodOptions {
  address: string;
  /** Folder for the script of the generator. */
  folder: string;
  /** Address the messages seem to come from. */
  client: string;
  seconds: number;
}

/** Connections that each send the next message as soon as the last one is answered. */
export const connections = 64;

/**
 * Posts messages from one client as fast as they are answered. The generator is wrk in a process of
 * its own: it takes a tenth of the processor time that the server needs for the same posts, so on
 * two cores the server is what is measured.
 */
export async function floodFeedback(options: FloodOptions): Promise<Flood> {
  const script = path.join(options.folder, `${options.client}.lua`);
  writeFileSync(script, scriptOf(options));
  const args = ['-t1', `-c${connections}`, `-d${options.seconds}s`, '-s', script, options.address];
  const { stdout } = await promisify(execFile)('wrk', args);
  const answered = numberIn(stdout, /(\d+) requests in/);
  return {
    answered,
    kept: answered - numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/),
    seconds: answered / numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
  };
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** Every message has a key of its own, as if a reader had written each. */
function scriptOf({ address, client }: FloodOptions): string {
  return `local count = 0
local headers = {
  ['Content-Type'] = 'application/json', ['Origin'] = '${address}', ['X-Forwarded-For'] = '${client}',
}
request = function()
  count = count + 1
  local key = 'flood-${client.replaceAll('.', '-')}-' .. count
  local body = '{"key":"' .. key .. '","page":"/bench","rating":1,"comment":"about ' .. key .. '"}'
  return wrk.format('POST', '/_feedback', headers, body)
end
`;
}
