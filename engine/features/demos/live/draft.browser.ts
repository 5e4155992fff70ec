import * as v from 'valibot';
import { readStorage, removeStorage, writeStorage } from '../../../base/storage.browser.ts';
import { digestOfText } from './digest-of-text.ts';
import { draftKeyOf } from './draft-key.ts';
import { longestCode } from './limits.ts';

const draft = v.object({
  /** Fingerprint of the source that was edited. */
  original: v.string(),
  code: v.pipe(v.string(), v.maxLength(longestCode)),
  /** Whether the editor was open, so that a reload finds it open again. */
  open: v.boolean(),
});

/** An edit of a demo that the reader has not reset. */
export interface Draft {
  code: string;
  open: boolean;
}

/** The reader's edit of a source; one of an older version of the source is dropped. */
export function readDraft(id: string, original: string): Draft | undefined {
  const stored = parse(readStorage(draftKeyOf(id)));
  return stored?.original === digestOfText(original)
    ? { code: stored.code, open: stored.open }
    : undefined;
}

/** Keeps the reader's edit of a source; false when the browser keeps it no longer than the page. */
export function writeDraft(id: string, original: string, { code, open }: Draft): boolean {
  const stored = { original: digestOfText(original), code, open };
  return writeStorage(draftKeyOf(id), JSON.stringify(stored));
}

/** Forgets the edit of a demo. */
export function removeDraft(id: string): void {
  removeStorage(draftKeyOf(id));
}

function parse(text: string | null): v.InferOutput<typeof draft> | undefined {
  try {
    const result = v.safeParse(draft, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
