import type { APIRoute } from 'astro';
import { compressPicture } from '../../../pipeline/load/load-pictures.node.ts';
import { pathsOfPictures } from '../../static-paths.node.ts';

export const getStaticPaths = pathsOfPictures;

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await compressPicture(props.file), { headers: { 'Content-Type': 'image/webp' } });
