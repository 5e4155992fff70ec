/** An ad of the site itself; its words are `ads.<name>` in the translations. */
export interface InHouseAd {
  name: string;
  link: string;
  /** Address of a picture of 130 by 100 pixels. */
  img: string;
}

/** Who is asked for ads, and what of their answer is trusted. */
export interface AdNetwork {
  /** Shown beside each ad. */
  name: string;
  /** Address of the answer for the placement. */
  href?: string;
  /** Hosts that pictures and tracking images may come from; anything else makes an ad invalid. */
  hosts: readonly string[];
  /** A script that brings ads by itself; it runs in a frame without an origin. */
  script?: string;
  /** The link the network gives when it has no ad. */
  backersHref?: string;
}

/** What a site chooses for its ads. */
export interface AdConfig {
  /** Share of display events that are told. */
  GADisplayRatio: number;
  /** Who shows the site's own ads. */
  poweredby: string;
  inHouse: readonly InHouseAd[];
  /** The page that tells how to support the project. */
  supportHref: string;
  /** Without it only the site's own ads show. */
  network?: AdNetwork;
}
