import { pathsOfTexts } from '../plain-texts.node.ts';

export const getStaticPaths = pathsOfTexts;

/** Answers with a list of pages for programs. */
export function GET({ props }: { props: { text: string } }) {
  return new Response(props.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
