import { demoThemeName, demoThemeSheet } from '../../demo-theme-sheet.ts';

export const getStaticPaths = () => [{ params: { name: demoThemeName } }];

export const GET = () => new Response(demoThemeSheet);
