import { describe, expect, it } from 'vitest';
import { createHeadingIds, headingId } from './heading-id.ts';

describe('headingId', () => {
  it.each([
    ['Quickstart', 'quickstart'],
    ['createTheme(options) => theme', 'createtheme-options-theme'],
    ['Typography - Font family', 'typography-font-family'],
    ["barre d'application", 'barre-dapplication'],
    ['@mui/material/styles vs @mui/styles', 'mui-material-styles-vs-mui-styles'],
    ['Blog 📝', 'blog'],
    ['Slots & subcomponents', 'slots-subcomponents'],
    ["What's new?", 'whats-new'],
    ['What&#39;s new?', 'whats-new'],
    ['What’s new?', 'whats-new'],
    ['`sx` prop', 'sx-prop'],
    ['<code>sx</code> prop', 'sx-prop'],
    ['v5.0.0-beta', 'v5-0-0-beta'],
    ['A_b_c', 'a-b-c'],
    ['中文标题', '%E4%B8%AD%E6%96%87%E6%A0%87%E9%A2%98'],
    ['中文，标题！', '%E4%B8%AD%E6%96%87-%E6%A0%87%E9%A2%98'],
    ['<DataGrid />', 'section'],
    ['Size < 5 px', 'size-5-px'],
    ['1️⃣ First 👩‍💻 step', '1-first-step'],
    ['📝', 'section'],
    ['', 'section'],
    ['lone \ud800 surrogate', 'lone-surrogate'],
  ])('%j is %s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});

describe('createHeadingIds', () => {
  it('numbers repeated headings from 2', () => {
    expect(['API', 'API', 'API'].map(createHeadingIds())).toEqual(['api', 'api-2', 'api-3']);
  });

  it('never repeats an id, even one that a heading spells out', () => {
    const texts = ['API 2', 'API', 'API', 'API 2'];
    expect(texts.map(createHeadingIds())).toEqual(['api-2', 'api', 'api-3', 'api-2-2']);
  });

  it.each([
    ['Feedback', 'feedback-2'],
    ['Main content', 'main-content-2'],
    ['Settings mode', 'settings-mode-2'],
    ['I check', 'i-check-2'],
    ['I down2', 'i-down2-2'],
  ])('keeps away from the ids of the frame: %s', (text, id) => {
    expect(createHeadingIds()(text)).toBe(id);
  });

  it('starts afresh for each page', () => {
    expect([createHeadingIds()('API'), createHeadingIds()('API')]).toEqual(['api', 'api']);
  });
});
