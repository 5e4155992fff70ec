import { expect, it } from 'vitest';
import { hexOf, opaqueOf, parseHexColor, rgbaOf } from './hex-color.ts';

it.each([
  ['#1976D2', '#1976d2'],
  ['  1976d2 ', '#1976d2'],
  ['#fff', '#ffffff'],
  ['#f008', '#ff000088'],
  ['#000000de', '#000000de'],
  ['#123456ff', '#123456'],
])('reads %s as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

it.each([
  '',
  '#',
  '#1',
  '#12',
  '#12345',
  '#1234567',
  '#ggg',
  'red',
  'rgb(0 0 0)',
  '#fff;',
  '##fff',
])('refuses %j', (text) => {
  expect(parseHexColor(text)).toBeUndefined();
});

it('takes a color apart and puts it together', () => {
  expect(rgbaOf('#1976d280')).toEqual({ red: 25, green: 118, blue: 210, alpha: 128 / 255 });
  expect(hexOf({ red: 25, green: 118, blue: 210 })).toBe('#1976d2');
  expect(opaqueOf('#1976d280')).toBe('#1976d2');
});
