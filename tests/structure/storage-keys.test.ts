import { expect, it } from 'vitest';
import { isTest, listFiles, readSource } from './source-files.ts';

/** The files that read or write the browser's storage; `tests/faults/storage-keys.ts` has the keys of each. */
const known = [
  'engine/base/reload-memory.browser.ts',
  'engine/base/storage.browser.ts',
  'engine/features/api-reference/choose-view.browser.ts',
  'engine/features/checklist/mount-checklist.browser.ts',
  'engine/features/code/tabs.browser.ts',
  'engine/features/demos/live/draft.browser.ts',
  'engine/features/demos/live/resume-edit.browser.ts',
  'engine/features/feedback/draft.browser.ts',
  'engine/features/feedback/memory.browser.ts',
  'engine/features/feedback/start-feedback.browser.ts',
  'engine/features/my-version/my-versions.browser.ts',
  'engine/features/search/dialog/recent-questions.browser.ts',
  'engine/features/search/dialog/recent.browser.ts',
  'engine/features/settings/before-paint.node.ts',
  'engine/features/settings/carry-place.browser.ts',
  'engine/features/settings/has-place.browser.ts',
  'engine/features/settings/keep-settings.browser.ts',
  'engine/features/settings/read-settings.browser.ts',
  'engine/shell/navigation-state.browser.ts',
  'engine/shell/swap/tell-prerendered.browser.ts',
  'site/screens/theme-studio/my-theme-storage.browser.ts',
];

it('every file that uses storage has its keys in the list that tests fill with hostile values', () => {
  const using = ['engine', 'site/screens']
    .flatMap(listFiles)
    .filter((file) => !isTest(file) && !file.includes('fixture'))
    .filter((file) =>
      /\b(?:read|write)Storage\(|\b(?:local|session)Storage\.\w+Item/.test(readSource(file)),
    );
  expect(using.sort()).toEqual(known);
});
