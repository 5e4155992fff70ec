import { expect, it } from 'vitest';
import { startScript } from './start-script.ts';

const page =
  '<head><title>A</title></head><body><script>0</script><script type="module" src="/_assets/a.B-1_c.js"></script></body>';
const started = startScript(page);

it('starts the script of a page by a line that writes its element, and preloads it', () => {
  expect(started).toMatch(
    /^<head><title>A<\/title><link rel="modulepreload" href="\/_assets\/a\.B-1_c\.js"><\/head><body><script>0<\/script><script type="module">const a="\/_assets\/a\.B-1_c\.js",[^<]+<\/script><\/body>$/,
  );
});

it('imports nothing in the line itself, which Firefox would refuse', () => {
  expect(started).not.toContain('import(');
});

it('changes nothing twice', () => {
  expect(startScript(started)).toBe(started);
});

it('leaves scripts of other places alone', () => {
  const other = '<head></head><script type="module" src="https://evil.test/_assets/a.js"></script>';
  expect(startScript(other)).toBe(other);
});
