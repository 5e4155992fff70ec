import { apiFiles } from '../../../docs-site.node.tsx';

/** One address for each file of the API reference that programs read. */
export async function getStaticPaths() {
  return (await apiFiles()).map(({ href, data }) => ({
    params: { file: href.slice('/api/data/'.length, -'.json'.length) },
    props: { data },
  }));
}

/** Answers with the data of one file. */
export function GET({ props }: { props: { data: unknown } }) {
  return new Response(`${JSON.stringify(props.data)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
}
