import { navigationFilesOf } from '../../../pipeline/render/navigation-files.ts';
import { currentSite } from '../../current-site.node.ts';

/** One file for each group that is filled when it is opened, in each language. */
export async function getStaticPaths() {
  const files = navigationFilesOf(await currentSite());
  return files.map(({ path, html }) => ({
    params: { file: path.slice('/navigation/'.length, -'.json'.length) },
    props: { html },
  }));
}

/** Answers with the rows of a group as one text of HTML. */
export function GET({ props }: { props: { html: string } }): Response {
  return new Response(JSON.stringify(props.html));
}
