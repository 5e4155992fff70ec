import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { assertProduct } from '../docs/check-product.ts';
import type { Docs } from '../docs/docs.ts';
import { ToolError } from '../tool-error.ts';
import { docPrompts, type DocPrompt } from './doc-prompts.ts';

/** Offers requests that users of a client choose by name. */
export function offerPrompts({ server }: McpServer, docs: Docs): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: docPrompts.map(({ name, title, description, arguments: wanted }) => ({
      name,
      title,
      description,
      arguments: [...wanted],
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const prompt = docPrompts.find(({ name }) => name === params.name);
    if (!prompt) throw wrong(`There is no prompt "${params.name}".`);
    const given = params.arguments ?? {};
    checkArguments(prompt, given, docs);
    const text = prompt.textOf(given);
    return {
      description: prompt.description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
    };
  });
}

function checkArguments(
  { name, arguments: wanted }: DocPrompt,
  given: Readonly<Record<string, string>>,
  docs: Docs,
): void {
  const missing = wanted.filter((it) => it.required && !given[it.name]?.trim());
  if (missing.length > 0) {
    throw wrong(`${name} needs: ${missing.map((it) => it.name).join(', ')}.`);
  }
  try {
    assertProduct(docs, given['product']);
  } catch (error) {
    if (error instanceof ToolError) throw wrong(error.message);
    throw error;
  }
}

function wrong(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}
