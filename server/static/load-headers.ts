import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createHeaderTable, type HeaderTable } from '../../engine/model/header-table.ts';
import { routeClasses } from '../../engine/model/route-class.ts';

/** Name of the table the build leaves for the server. */
const fileName = '_headers.json';

const routeClass = v.picklist(routeClasses);
const marks = v.array(v.tuple([v.string(), routeClass]));
const headers = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  v.pipe(v.string(), v.regex(/^[ -~]+$/)),
);

const tableSchema = v.object({
  rules: v.object({ exact: v.record(v.string(), routeClass), prefixes: marks, endings: marks }),
  classes: v.object(v.entriesFromList(routeClasses, headers)),
});

/** Reads the headers the build wrote; a folder without the file has those of a site without scripts. */
export async function loadHeaders(dist: string): Promise<HeaderTable> {
  const text = await readFile(path.join(dist, fileName), 'utf8').catch(() => undefined);
  if (text === undefined) return createHeaderTable();
  const parsed = v.safeParse(tableSchema, parse(text));
  if (parsed.success) return parsed.output;
  const where = v.getDotPath(parsed.issues[0]) ?? '';
  throw new Error(
    `${fileName}: "${where}" is wrong: ${parsed.issues[0].message}. Build the site again.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
