import { expect, it } from 'vitest';
import { codeSettingsOfHash } from './code-hash.ts';

it.each([
  ['', {}],
  ['#BasicGrid.js', { codeVariant: 'JS' }],
  ['#BasicGrid.tsx', { codeVariant: 'TS' }],
  ['#BasicGrid.ts', {}],
  ['#BasicGrid.jsx', {}],
  ['#Demo.JS', {}],
  ['#Demo.js?x=1', {}],
  ['#BasicGrid', {}],
  ['#system-Demo.tsx', { codeVariant: 'TS', codeStyling: 'system' }],
  ['#tailwind-Demo.js', { codeVariant: 'JS', codeStyling: 'tailwind' }],
  ['#css-Demo.tsx', { codeVariant: 'TS', codeStyling: 'css' }],
  ['#css-tailwind-Demo.js', { codeVariant: 'JS', codeStyling: 'tailwind' }],
  ['#css-Demo', {}],
  ['#mycss-Demo.js', { codeVariant: 'JS', codeStyling: 'css' }],
  ['#a.js.tsx', { codeVariant: 'TS' }],
  ['#Basic-Grid.js', { codeVariant: 'JS' }],
  ['#x/Foo.js', { codeVariant: 'JS' }],
])('%j asks for %j', (hash, settings) => {
  expect(codeSettingsOfHash(hash)).toEqual(settings);
});
