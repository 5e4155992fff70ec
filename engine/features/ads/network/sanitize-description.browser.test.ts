// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sanitizeDescription } from './sanitize-description.browser.ts';

function clean(html: string): string {
  const box = document.createElement('div');
  box.append(sanitizeDescription(html));
  return box.innerHTML;
}

it.each([
  ['plain &amp; simple', 'plain &amp; simple'],
  ['<b>a</b> <strong>b</strong> <i>c</i> <em>d</em><br>e', null],
  ['<b class="x" onclick="alert(1)" style="color:red">a</b>', '<b>a</b>'],
  ['<a href="https://evil.test">click</a>', 'click'],
  ['<p>one</p><div><u>two</u></div>', 'onetwo'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<script>alert(1)</script>a<style>b{}</style>', 'a'],
  ['<svg><b>x</b></svg><math><mi>y</mi></math>a', 'a'],
  ['<!-- no -->a', 'a'],
  ['', ''],
])('%j becomes %j', (html, expected) => {
  expect(clean(html)).toBe(expected ?? html);
});

it('keeps 300 characters', () => {
  expect(clean(`${'a'.repeat(200)}<b>${'b'.repeat(200)}</b>c`)).toBe(
    `${'a'.repeat(200)}<b>${'b'.repeat(99)}</b>`,
  );
});

it('keeps no crowd of empty marks', () => {
  expect(clean('<br>'.repeat(400)).match(/<br>/g)).toHaveLength(300);
});

it('reads no further than a description can be', () => {
  expect(clean(`${'<i>'.repeat(1660)}${'<u>'.repeat(20)}far`)).not.toContain('far');
  expect(clean('<u>'.repeat(100_000))).toBe('');
});
