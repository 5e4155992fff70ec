import { expect, it } from 'vitest';
import { guardLoops } from './guard-loops.ts';

it.each([
  ['while (true) {}', 'while (true) {$checkLoop();}'],
  ['while (true);', 'while (true){$checkLoop();;}'],
  ['for (;;) x += 1;', 'for (;;) {$checkLoop();x += 1;}'],
  ['for (const a of b) { c(a); }', 'for (const a of b) {$checkLoop(); c(a); }'],
  ['for (const a in b) c(a);', 'for (const a in b) {$checkLoop();c(a);}'],
  ['do x(); while (y);', 'do {$checkLoop();x();} while (y);'],
  ['do { x(); } while (y);', 'do {$checkLoop(); x(); } while (y);'],
  ['for (;;) while (a) b();', 'for (;;) {$checkLoop();while (a) {$checkLoop();b();}}'],
  ['loop: for (;;) { continue loop; }', 'loop: for (;;) {$checkLoop(); continue loop; }'],
  ['if (a) while (b) c(); else d();', 'if (a) while (b) {$checkLoop();c();} else d();'],
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
