import { expect, it } from 'vitest';
import { guardLoops } from './guard-loops.ts';

it.each([
  ['while (true) {}', 'while (true) {$goOn();}'],
  ['while (true);', 'while (true){$goOn();;}'],
  ['for (;;) x += 1;', 'for (;;) {$goOn();x += 1;}'],
  ['for (const a of b) { c(a); }', 'for (const a of b) {$goOn(); c(a); }'],
  ['for (const a in b) c(a);', 'for (const a in b) {$goOn();c(a);}'],
  ['do x(); while (y);', 'do {$goOn();x();} while (y);'],
  ['do { x(); } while (y);', 'do {$goOn(); x(); } while (y);'],
  ['for (;;) while (a) b();', 'for (;;) {$goOn();while (a) {$goOn();b();}}'],
  ['loop: for (;;) { continue loop; }', 'loop: for (;;) {$goOn(); continue loop; }'],
  ['if (a) while (b) c(); else d();', 'if (a) while (b) {$goOn();c();} else d();'],
  ['const text = "while (true) {}";', 'const text = "while (true) {}";'],
  ['<p>{a.map((it) => <i key={it} />)}</p>', '<p>{a.map((it) => <i key={it} />)}</p>'],
])('%s', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

it('keeps every line where it is', () => {
  const code = 'for (\n  ;;\n)\n{\n  a();\n}\nwhile (b)\n  c();\n';
  expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
});

it.each(['while (', 'for (;;', 'while (true)', 'do {', '<div>{', ''])(
  'leaves %j to the compiler',
  (code) => {
    expect(() => guardLoops(code)).not.toThrow();
  },
);
