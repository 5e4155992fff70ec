import type { RouteProps } from '../site-routes.ts';
import { markdownOf, pathsOfMarkdown } from '../plain-texts.node.ts';

export const getStaticPaths = pathsOfMarkdown;

/** Answers with a page as Markdown. */
export async function GET({ props }: { props: RouteProps }) {
  return new Response(await markdownOf(props), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
