import { draftKeyOf } from 'engine/features/demos/live/draft-key.ts';
import { memoryKey } from 'engine/features/feedback/memory-key.ts';
import { myVersionsKey } from 'engine/features/my-version/my-versions-text.ts';
import { storageKeys } from 'engine/features/settings/storage-keys.ts';
import { editPage } from '../live-editor.ts';

/** Id of the demo that tests edit. */
const demo = `material${editPage.href}demos/${editPage.demo}`;

/** The site keeps the mode where the documented library does. */
const modeKey = /-(?:mode|color-scheme-\w+)$/;

/** Every key that pages keep in the browser's storage; a test compares it with the code. */
export const localKeys: readonly string[] = [
  ...Object.values(storageKeys).filter((key) => !modeKey.test(key)),
  'mui-mode',
  'mui-color-scheme-light',
  'mui-color-scheme-dark',
  memoryKey,
  myVersionsKey,
  draftKeyOf(demo),
  'codeblock-package-manager',
  'docs-my-theme',
  'docs-recent-searches',
  'docs-recent-questions',
  'docs-prerendered',
  'docs-checklist-update',
  'apiPage_props',
];

/** The same for the life of a tab. */
export const sessionKeys: readonly string[] = [
  'docs-navigation',
  'docs-place',
  'docs-reloaded worker',
  `feedback-draft:${editPage.href}`,
];
