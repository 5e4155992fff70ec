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
import { ToolError } from './tool-error.ts';
import type { Tool, ToolContext } from './tool.ts';
import { getApi } from './tools/get-api.ts';
import { getChanges } from './tools/get-changes.ts';
import { getDemo } from './tools/get-demo.ts';
import { getPage } from './tools/get-page.ts';
import { searchDocs } from './tools/search-docs.ts';

const tools: readonly Tool[] = [searchDocs, getPage, getApi, getDemo, getChanges];

/** Makes a server that answers one client about the documentation. */
export function createServer(context: ToolContext): McpServer {
  const { name, languages } = context.docs;
  const server = new McpServer(
    { name, version: '0.1.0' },
    {
      capabilities: { tools: {} },
      instructions: `${name}: search with search_docs, then read with get_page, get_api or get_demo; get_changes compares two versions of a package. Every answer names the version it is about.`,
    },
  );
  // The handlers are set directly because the schemas are Valibot's, as everywhere in this project.
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => listed(tool, languages)),
  }));
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(context, params.name, params.arguments ?? {}),
  );
  return server;
}

function listed({ name, title, description, schemaFor }: Tool, languages: readonly string[]) {
  const inputSchema = toJsonSchema(schemaFor(languages), {
    errorMode: 'ignore',
    typeMode: 'input',
  });
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type: 'object' as const },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
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
  const parsed = v.safeParse(tool.schemaFor(context.docs.languages), input);
  if (!parsed.success) throw argumentsError(tool, parsed.issues);
  try {
    const { text, data } = await tool.run(context, parsed.output);
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    if (error instanceof ToolError) return refusal(error);
    throw error;
  }
}

/** The client asked wrongly: an error of the protocol, with each argument that must change. */
function argumentsError({ name }: Tool, issues: readonly v.BaseIssue<unknown>[]): McpError {
  const faults = issues.map((issue) => ({
    argument: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  const text = faults.map((fault) => `${fault.argument}: ${fault.message}`).join('; ');
  return new McpError(ErrorCode.InvalidParams, `Wrong arguments for ${name}: ${text}`, {
    type: 'invalid_arguments',
    issues: faults,
  });
}

/** The question was right but has no answer: a result that the model reads, with what to try instead. */
function refusal({ type, message, details }: ToolError): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: message }],
    structuredContent: { error: { type, message, ...details } },
  };
}
