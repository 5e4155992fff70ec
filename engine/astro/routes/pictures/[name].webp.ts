import type { APIRoute } from 'astro';
import { compressPicture } from '../../../pipeline/load/load-pictures.node.ts';
import { picturesOfSite } from '../../docs-site.node.tsx';

export const getStaticPaths = picturesOfSite;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await compressPicture(props.file), { headers: { 'Content-Type': 'image/webp' } });
