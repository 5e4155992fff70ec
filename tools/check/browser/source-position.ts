import { SourceMap } from 'node:module';
import type { Complaint } from './collect-complaints.ts';

const inlineMap = /\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;

/** A file of the content folder and a line of it. */
export interface SourcePosition {
  file: string;
  line: number;
}

/** Where in the content the script of a development server said something, by the map it carries. */
export async function sourcePositionOf({ at }: Complaint): Promise<SourcePosition | undefined> {
  const file = /\/content\/([^?]+\.tsx?)(?:\?|$)/.exec(at?.url ?? '')?.[1];
  if (!at || file === undefined) return undefined;
  const script = await (await fetch(at.url)).text();
  const encoded = inlineMap.exec(script)?.[1];
  if (encoded === undefined) return { file, line: at.line + 1 };
  const payload = JSON.parse(Buffer.from(encoded, 'base64').toString()) as ConstructorParameters<
    typeof SourceMap
  >[0];
  const entry = new SourceMap(payload).findEntry(at.line, at.column);
  return { file, line: ('originalLine' in entry ? entry.originalLine : at.line) + 1 };
}
