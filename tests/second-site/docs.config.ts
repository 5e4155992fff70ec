import { defineConfig } from 'engine';

/** Another product in three languages, one of them from right to left: what the engine must know nothing of. */
export const docsConfig = defineConfig({
  name: 'Abacus Handbook',
  origin: 'https://abacus.example',
  versionHost: 'https://{version}.abacus.example',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'de', label: 'Deutsch', htmlLang: 'de' },
    { code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' },
  ],
  storage: { prefix: 'abacus-' },
  products: [
    {
      id: 'abacus',
      folder: 'abacus',
      name: 'Abacus',
      family: 'Counting frames',
      pathname: '/abacus',
      packageName: 'react',
      navigation: 'abacus',
      glyph: 'grid',
      versions: { pathname: '/abacus/', older: [] },
    },
  ],
  navigations: [
    {
      id: 'abacus',
      items: [
        { pathname: '/abacus', folder: 'abacus/overview' },
        { pathname: '/abacus/beads', folder: 'abacus/beads' },
      ],
    },
  ],
});
