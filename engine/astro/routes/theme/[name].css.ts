import { demoThemeName, demoThemeSheet } from '../../demo-theme-sheet.node.ts';

export const getStaticPaths = () => [{ params: { name: demoThemeName } }];

// The development server hands the type on as it is; without one, browsers refuse the sheet.
export const GET = () =>
  new Response(demoThemeSheet, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
