import type { Plugin } from 'vite';

/** Lets a site that lies outside the repository use its packages: what is not found beside the site is looked up here. */
export function packagesOfEngine(siteDir: string, here: string): Plugin {
  return {
    name: 'packages-of-engine',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const isBare = /^[@\w]/.test(id) && !id.includes(':');
      if (!isBare || !importer?.startsWith(`${siteDir}/`) || here.startsWith(siteDir)) return null;
      const beside = await this.resolve(id, importer, { ...options, skipSelf: true });
      return beside ?? this.resolve(id, `${here}/package.json`, { ...options, skipSelf: true });
    },
  };
}
