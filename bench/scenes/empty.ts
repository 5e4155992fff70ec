import { offerScene } from './offer-scene.ts';

/** Nothing but React: what every other scene weighs more is what its library weighs. */
offerScene(() => null);
