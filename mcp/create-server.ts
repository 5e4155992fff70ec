import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { cutText, mostCharacters } from './cut-text.ts';
import { offerPrompts } from './prompts/offer-prompts.ts';
import { offerResources } from './resources/offer-resources.ts';
import { ToolError } from './tool-error.ts';
import type { Tool, ToolContext } from './tool.ts';
import { continuedArguments, continuedOutput } from './tools/arguments.ts';
import { getApi } from './tools/get-api.ts';
import { getChanges } from './tools/get-changes.ts';
import { getDemo } from './tools/get-demo.ts';
import { getMigration } from './tools/get-migration.ts';
import { getPage } from './tools/get-page.ts';
import { listComponents } from './tools/list-components.ts';
import { listPages } from './tools/list-pages.ts';
import { searchDocs } from './tools/search-docs.ts';

const tools: readonly Tool[] = [
  searchDocs,
  listPages,
  getPage,
  listComponents,
  getApi,
  getDemo,
  getMigration,
  getChanges,
];

/** Makes a server that answers one client about the documentation. */
export function createServer(context: ToolContext): McpServer {
  const { name, languages } = context.docs;
  const server = new McpServer(
    { name, version: '0.1.0' },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: `${name}: search with search_docs or look around with list_pages and list_components, then read with get_page, get_api or get_demo. get_migration names the guides from version to version; get_changes compares two versions of a package. Every answer names the version it is about. Long pages and entries answer with an outline: ask again for a section or for members. No answer has more than ${String(mostCharacters)} characters.`,
    },
  );
  // The handlers are set directly because the schemas are Valibot's, as everywhere in this project.
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => listed(tool, languages)),
  }));
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(context, params.name, params.arguments ?? {}),
  );
  offerResources(server, context.docs);
  offerPrompts(server, context.docs);
  return server;
}

function argumentsOf({ argumentsFor }: Tool, languages: readonly string[]) {
  return v.strictObject({ ...argumentsFor(languages), ...continuedArguments });
}

function listed(tool: Tool, languages: readonly string[]) {
  const { name, title, description, output } = tool;
  return {
    name,
    title,
    description,
    inputSchema: jsonSchemaOf(argumentsOf(tool, languages), 'input'),
    outputSchema: jsonSchemaOf(v.object({ ...output, ...continuedOutput }), 'output'),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  return { ...toJsonSchema(schema, { errorMode: 'ignore', typeMode }), type: 'object' as const };
}

async function call(context: ToolContext, name: string, input: unknown): Promise<CallToolResult> {
  const tool = tools.find((it) => it.name === name);
  if (!tool) {
    const known = tools.map((it) => it.name);
    throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}".`, {
      type: 'unknown_tool',
      tools: known,
    });
  }
  try {
    const parsed = v.safeParse(argumentsOf(tool, context.docs.languages), input);
    if (!parsed.success) throw argumentsError(tool, parsed.issues);
    const answer = await tool.run(context, parsed.output);
    return fitted(answer, parsed.output.offset);
  } catch (error) {
    if (error instanceof ToolError) return errorResult(error);
    throw error;
  }
}

/** An answer that is not longer than promised, with where it goes on. */
function fitted({ text, data }: Awaited<ReturnType<Tool['run']>>, offset = 0): CallToolResult {
  const facts = { ...data, characters: text.length };
  const room = mostCharacters - JSON.stringify({ ...facts, next: text.length }).length;
  const { text: shown, next } = cutText(text, { offset, room });
  return {
    content: [{ type: 'text', text: shown }],
    structuredContent: { ...facts, ...(next !== undefined && { next }) },
  };
}

/** The question has wrong arguments: each is named, so that the model can ask again. */
function argumentsError({ name }: Tool, issues: readonly v.BaseIssue<unknown>[]): ToolError {
  const faults = issues.map((issue) => ({
    argument: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  const text = faults.map((fault) => `${fault.argument}: ${fault.message}`).join('; ');
  return new ToolError('invalid_arguments', {
    message: `Wrong arguments for ${name}: ${text}`,
    issues: faults,
  });
}

/**
 * The question has no answer: a result that the model reads, with what to try instead. The details are no structured
 * content, which has the shape of an answer.
 */
function errorResult({ type, message, details }: ToolError): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: message }],
    _meta: { error: { type, message, ...details } },
  };
}
