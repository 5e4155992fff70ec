// npm run mcp: answers programs about the built site, over standard input and output or, with --http, over HTTP.
import { useProjectNode } from './bootstrap/use-project-node.mjs';

await useProjectNode();
await import('../mcp/main.ts');
