import type { APIRoute } from 'astro';
import { demosOfFolder, pathsOfDemos } from '../../static-paths.node.ts';

export const getStaticPaths = pathsOfDemos;

export const GET: APIRoute = async ({ params }) =>
  Response.json(await demosOfFolder(params['folder'] ?? ''));
