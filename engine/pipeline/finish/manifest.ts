import { favicons, SVG_ICON, type Favicon } from '../render/favicon.ts';
import { brandColors } from '../../features/theme/brand-colors.ts';

/** What a site says of itself when a reader installs it. */
export interface ManifestText {
  name: string;
  /** Name below an icon on a home screen; the whole name when absent. */
  shortName?: string;
  description: string;
  /** `lang` value of the words above. */
  htmlLang: string;
}

/** Writes the web app manifest. */
export function renderManifest({ name, shortName, description, htmlLang }: ManifestText): string {
  const manifest = {
    name,
    short_name: shortName ?? name,
    description,
    lang: htmlLang,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: brandColors.canvas,
    theme_color: brandColors.canvas,
    icons: [
      { src: SVG_ICON, sizes: 'any', type: 'image/svg+xml' },
      iconOf(favicons.small, 'any'),
      iconOf(favicons.large, 'any'),
      iconOf(favicons.maskable, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function iconOf({ path, size }: Favicon, purpose: 'any' | 'maskable'): Record<string, string> {
  return { src: path, sizes: `${String(size)}x${String(size)}`, type: 'image/png', purpose };
}
