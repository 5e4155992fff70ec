import type { InferOutput, ObjectEntries, ObjectSchema, StrictObjectSchema } from 'valibot';
import type { SearchDocs } from './docs/create-search.ts';
import type { Docs } from './docs/docs.ts';

/** What tools work with. */
export interface ToolContext {
  docs: Docs;
  search: SearchDocs;
}

/** What a tool says in words, and facts about it as data; neither repeats the other where it is long. */
export interface ToolAnswer<Data = Record<string, unknown>> {
  text: string;
  data: Data;
}

/** Something that a program can ask the documentation. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Its arguments, for a documentation in these languages. */
  argumentsFor: (languages: readonly string[]) => ObjectEntries;
  /** The facts it gives. */
  output: ObjectEntries;
  run: (context: ToolContext, input: unknown) => Promise<ToolAnswer>;
}

/** Where a program goes on in an answer that was too long to be sent at once. */
export interface Continued {
  offset?: number | undefined;
}

type InputOf<Entries extends ObjectEntries> = InferOutput<StrictObjectSchema<Entries, undefined>> &
  Continued;

type OutputOf<Entries extends ObjectEntries> = InferOutput<ObjectSchema<Entries, undefined>>;

/** Ties the answer of a tool to the shapes of its arguments and of its facts. */
export function defineTool<Arguments extends ObjectEntries, Output extends ObjectEntries>(
  tool: Omit<Tool, 'argumentsFor' | 'output' | 'run'> & {
    argumentsFor: (languages: readonly string[]) => Arguments;
    output: Output;
    run: (context: ToolContext, input: InputOf<Arguments>) => Promise<ToolAnswer<OutputOf<Output>>>;
  },
): Tool {
  return { ...tool, run: (context, input) => tool.run(context, input as InputOf<Arguments>) };
}
