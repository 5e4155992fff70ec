import type { AdConfig, AdNetwork } from '../../model/ad-config.ts';

/** With a picture beside the text, or the text alone. */
export type AdShape = 'image' | 'inline';

/** What a page tells its script about ads. */
export interface AdSetup {
  GADisplayRatio: AdConfig['GADisplayRatio'];
  /** Who shows the ad, in the reader's language, with `{name}`. */
  by: string;
  network?: AdNetwork;
}

/** Elements any of which proves that an ad is there. */
export const adContainers = '.ea-placement, #carbonads, .carbonads';

/** Where the script of an ad network runs; built only when a site names one. */
export const adFramePath = '/ad-frame.html';
