import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deflateText } from './deflate.ts';
import { longestCode } from './limits.ts';
import { formatSharedEdit, parseSharedEdit } from './shared-edit.ts';

it('brings any code back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (code) => {
      const edit = { demo: 'order-buttons', code };
      expect(await parseSharedEdit(await formatSharedEdit(edit))).toEqual(edit);
    }),
    { numRuns: 200 },
  );
}, 30_000);

it('is short and needs no escaping in an address', async () => {
  const code = '<Button variant="contained">Add a box</Button>\n'.repeat(40);
  const hash = await formatSharedEdit({ demo: 'order-buttons', code });
  expect(hash).toMatch(/^#edit=order-buttons&code=[\w-]+$/);
  expect(hash.length).toBeLessThan(200);
});

it.each([
  '',
  '#',
  '#order-buttons.tsx',
  '#edit=',
  '#edit=order-buttons',
  '#edit=order-buttons&code=',
  '#edit=order-buttons&code=%%%',
  '#edit=order-buttons&code=AAAA',
  '#edit=../x&code=S0xKTgEA',
  '#edit=Order"><svg onload=alert(1)>&code=S0xKTgEA',
  `#edit=${'a'.repeat(101)}&code=S0xKTgEA`,
])('finds no edit in %j', async (hash) => {
  expect(await parseSharedEdit(hash)).toBeUndefined();
});

it('takes the code of a known good hash', async () => {
  expect(await parseSharedEdit('#edit=a&code=S0xKBgA')).toEqual({ demo: 'a', code: 'abc' });
});

it('refuses code that is too long, also when it is small while packed', async () => {
  const fits = await formatSharedEdit({ demo: 'a', code: 'x'.repeat(longestCode) });
  expect((await parseSharedEdit(fits))?.code.length).toBe(longestCode);
  const bomb = await formatSharedEdit({ demo: 'a', code: 'x'.repeat(50 * longestCode) });
  expect(bomb.length).toBeLessThan(10_000);
  expect(await parseSharedEdit(bomb)).toBeUndefined();
  expect(await parseSharedEdit(`#edit=a&code=${'A'.repeat(200_000)}`)).toBeUndefined();
});

it('refuses bytes that are no text', async () => {
  const packed = Buffer.from(await deflateBytes(new Uint8Array([0xff, 0xfe, 0xc0])));
  expect(await parseSharedEdit(`#edit=a&code=${packed.toString('base64url')}`)).toBeUndefined();
});

async function deflateBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Response(stream).arrayBuffer();
}

it('never fails, whatever the address holds', async () => {
  const damaged = fc.string({ unit: 'binary', maxLength: 300 });
  const packed = fc
    .uint8Array({ maxLength: 300 })
    .map((it) => Buffer.from(it).toString('base64url'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, packed), async (text) => {
      await parseSharedEdit(text);
      const edit = await parseSharedEdit(`#edit=a&code=${text}`);
      expect(edit === undefined || edit.demo === 'a').toBe(true);
    }),
    { numRuns: 300 },
  );
}, 30_000);

it('packs to fewer bytes than it has characters', async () => {
  expect((await deflateText('a'.repeat(1000))).length).toBeLessThan(50);
});
