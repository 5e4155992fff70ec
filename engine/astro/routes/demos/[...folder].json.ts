import type { APIRoute } from 'astro';
import { demosOfFolder, foldersWithDemos } from '../../docs-site.node.tsx';

export const getStaticPaths = foldersWithDemos;

export const GET: APIRoute = async ({ params }) =>
  Response.json(await demosOfFolder(params['folder'] ?? ''));
