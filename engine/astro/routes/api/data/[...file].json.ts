import { pathsOfApi } from '../../../static-paths.node.ts';

export const getStaticPaths = pathsOfApi;

/** Answers with the data of one file. */
export function GET({ props }: { props: { data: unknown } }) {
  return new Response(`${JSON.stringify(props.data)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
}
