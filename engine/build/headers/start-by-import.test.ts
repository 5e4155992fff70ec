import { expect, it } from 'vitest';
import { startByImport } from './start-by-import.ts';

const page =
  '<head><title>A</title></head><body><script>0</script><script type="module" src="/_assets/a.B-1_c.js"></script></body>';
const started =
  '<head><title>A</title><link rel="modulepreload" href="/_assets/a.B-1_c.js"></head><body><script>0</script><script type="module">import("/_assets/a.B-1_c.js").catch(e=>{document.documentElement.removeAttribute("data-mode");console.warn(e)})</script></body>';

it('starts the script of a page by an import and preloads it', () => {
  expect(startByImport(page)).toBe(started);
});

it('changes nothing twice', () => {
  expect(startByImport(started)).toBe(started);
});

it('leaves scripts of other places alone', () => {
  const other = '<head></head><script type="module" src="https://evil.test/_assets/a.js"></script>';
  expect(startByImport(other)).toBe(other);
});
