import type { Plugin } from 'vite';

const name = 'virtual:demo-license';
const paidPackage = /from '@mui\/x-[a-z-]+-(?:pro|premium)['/]/;

/**
 * Gives the paid packages their key before a demo uses them; other demos do not load the check.
 * Without a key nothing is added and the packages show their watermark.
 */
export function demoLicense(contentDir: string, key: string | undefined): Plugin {
  return {
    name: 'demo-license',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? setKey(key ?? '') : undefined),
    transform(code, id) {
      const paid = id.startsWith(contentDir) && /\.tsx?$/.test(id) && paidPackage.test(code);
      return key && paid ? { code: `import '${name}';${code}`, map: null } : undefined;
    },
  };
}

function setKey(key: string): string {
  return `import { LicenseInfo } from '@mui/x-license';\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});`;
}
