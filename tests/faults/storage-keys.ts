import { draftKeyOf } from 'engine/features/demos/live/draft-key.ts';
import { memoryKey } from 'engine/features/feedback/memory-key.ts';
import { myVersionsKey } from 'engine/features/my-version/my-versions-text.ts';
import { storageKeys } from 'engine/features/settings/storage-keys.ts';
import { editPage } from '../live-editor.ts';

/** Id of the demo that tests edit. */
const demo = `material${editPage.href}demos/${editPage.demo}`;

/** Every key that pages keep in the browser's storage; a test compares it with the code. */
export const localKeys: readonly string[] = [
  ...Object.values(storageKeys),
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
