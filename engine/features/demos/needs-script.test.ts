import { expect, test } from 'vitest';
import { needsScript } from './needs-script.ts';

test.each([
  ['a grid', '<div style="height:380px;width:100%"></div>', true],
  ['a grid without a height', '<div style="display:flex"></div>', true],
  ['a grid below a button', '<button>Archive</button><div><div></div></div>', true],
  ['a chart', '<ul><li>Rail</li></ul><svg class="s" viewBox="0 0 0 240"></svg>', true],
  ['nothing', '<span></span>', true],
  ['a button', '<button>Save</button>', false],
  ['an icon', '<span><svg viewBox="0 0 24 24"><path d="M0 0"></path></svg></span>', false],
  ['a field', '<div class="MuiInput-root"><input type="text"/></div>', false],
  ['a colored bar', '<p>80 %</p><div class="bar" style="width:80%"></div>', false],
  ['a frame', '<iframe srcdoc="&lt;div&gt;&lt;/div&gt;"></iframe>', false],
])('whether %s needs script', (_name, html, needs) => {
  expect(needsScript(html)).toBe(needs);
});
