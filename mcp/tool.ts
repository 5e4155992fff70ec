import type { GenericSchema, InferOutput } from 'valibot';
import type { SearchDocs } from './docs/create-search.ts';
import type { Docs } from './docs/docs.ts';

/** What tools work with. */
export interface ToolContext {
  docs: Docs;
  search: SearchDocs;
}

/** An answer in words, and the same as data. */
export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
}

/** Something that a program can ask the documentation. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The shape of its arguments, for a documentation in these languages. */
  schemaFor: (languages: readonly string[]) => GenericSchema;
  run: (context: ToolContext, input: unknown) => Promise<ToolAnswer>;
}

/** Ties the answer of a tool to the shape of its arguments. */
export function defineTool<Schema extends GenericSchema>(
  tool: Omit<Tool, 'schemaFor' | 'run'> & {
    schemaFor: (languages: readonly string[]) => Schema;
    run: (context: ToolContext, input: InferOutput<Schema>) => Promise<ToolAnswer>;
  },
): Tool {
  return { ...tool, run: (context, input) => tool.run(context, input) };
}
