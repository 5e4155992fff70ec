import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Docs } from '../docs/docs.ts';
import { listResources, readResource, resourceStarts } from './doc-resources.ts';

/** Resources named at once. */
const perList = 100;

/** What the protocol says when nothing is at an address. */
const resourceNotFound = -32_002;

/** Lets clients attach pages and entries of the API reference to a conversation. */
export function offerResources({ server }: McpServer, docs: Docs): void {
  const resources = listResources(docs);
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    const start = startOf(params?.cursor);
    const end = start + perList;
    return {
      resources: resources.slice(start, end),
      ...(end < resources.length && { nextCursor: String(end) }),
    };
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${resourceStarts.page}{+path}`,
        name: 'page',
        title: 'A page of the documentation',
        description: 'Any address of the site, e.g. x/react-tree-view/ or zh/x/react-tree-view/.',
        mimeType: 'text/markdown',
      },
      {
        uriTemplate: `${resourceStarts.api}{+id}`,
        name: 'api',
        title: 'An entry of the API reference',
        description: 'All facts about a component, hook or interface, e.g. data-grid/data-grid.',
        mimeType: 'application/json',
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const content = await readResource(docs, uri);
    if (!content) {
      throw new McpError(resourceNotFound, `There is no resource ${uri}.`, { uri });
    }
    return { contents: [content] };
  });
}

function startOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const start = Number(cursor);
  if (Number.isInteger(start) && start >= 0) return start;
  throw new McpError(ErrorCode.InvalidParams, `"${cursor}" is no place in the list of resources.`);
}
