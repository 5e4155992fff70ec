import { describe, expect, it } from 'vitest';
import { parseIcon } from './parse-icon.ts';

const head = `"use client";

import createSvgIcon from "./utils/createSvgIcon.js";
import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
export default createSvgIcon(`;

function icon(elements: string): string {
  return `${head}${elements}, 'Sample');`;
}

describe('what an icon draws', () => {
  it('is a path', () => {
    expect(parseIcon(icon('/*#__PURE__*/_jsx("path", {\n  d: "M8 9h8z"\n})'))).toEqual(['M8 9h8z']);
  });

  it('is several shapes with attributes under their names in SVG', () => {
    const elements = `[/*#__PURE__*/_jsx("path", { fillOpacity: ".3", d: "M1 2z" }, "0"), /*#__PURE__*/_jsx("circle", {
      cx: "1", cy: "2", r: "3" }, "1")]`;
    expect(parseIcon(icon(elements))).toEqual([
      ['path', { 'fill-opacity': '.3', d: 'M1 2z' }],
      ['circle', { cx: '1', cy: '2', r: '3' }],
    ]);
  });

  it('keeps groups and dissolves fragments', () => {
    const group = '_jsxs("g", { fillRule: "evenodd", children: [_jsx("path", { d: "M1 2z" })] })';
    expect(parseIcon(icon(`_jsxs(_React.Fragment, { children: [${group}] })`))).toEqual([
      ['g', { 'fill-rule': 'evenodd' }, 'M1 2z'],
    ]);
  });

  it('has what it defines where it uses it, without an id', () => {
    const elements = `[_jsx("defs", { children: _jsx("path", { id: "a", d: "M1 2z" }) }, "0"), _jsx("use", {
      xlinkHref: "#a", overflow: "visible" }, "1")]`;
    expect(parseIcon(icon(elements))).toEqual(['M1 2z']);
  });
});

it.each([
  ['no icon', 'export default 1;'],
  ['an unknown element', icon('_jsx("text", { d: "M1 2z" })')],
  ['an unknown attribute', icon('_jsx("path", { d: "M1 2z", onClick: "x" })')],
  ['a value that is no text', icon('_jsx("path", { d: path })')],
  ['an escaped text', icon(String.raw`_jsx("path", { d: "M\u0031" })`)],
  ['use of what is not defined', icon('_jsx("use", { xlinkHref: "#b" })')],
  ['another call', icon('createElement("path", { d: "M1 2z" })')],
  ['an unfinished file', icon('_jsx("path", { d: "M1 2z"')],
])('refuses %s', (_what, code) => {
  expect(() => parseIcon(code)).toThrow();
});
