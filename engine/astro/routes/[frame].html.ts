import { adFrameDocument } from '../../features/ads/ad-frame-document.ts';
import type { AdNetwork } from '../../model/ad-config.ts';
import { ads } from '#site/ads.ts';

/** The frame exists only where the site's owner names a script. */
export function getStaticPaths() {
  const { network } = ads;
  return network?.script ? [{ params: { frame: 'ad-frame' }, props: { network } }] : [];
}

/** Answers with the document in which the script of the ad network runs. */
export function GET({ props }: { props: { network: AdNetwork } }) {
  return new Response(adFrameDocument(props.network), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
