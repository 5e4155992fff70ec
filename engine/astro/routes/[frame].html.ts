import { adFrameDocument } from '../../features/ads/ad-frame-document.ts';
import type { AdNetwork } from '../../model/ad-config.ts';
import { currentSite } from '../current-site.node.ts';

/** The frame exists only where the site's owner names a script. */
export async function getStaticPaths() {
  const { ads } = (await currentSite()).index.config;
  const network = ads?.network;
  return network?.script ? [{ params: { frame: 'ad-frame' }, props: { network } }] : [];
}

/** Answers with the document in which the script of the ad network runs. */
export function GET({ props }: { props: { network: AdNetwork } }) {
  return new Response(adFrameDocument(props.network), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
