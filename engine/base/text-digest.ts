/** A short name made of a text (FNV-1a, 32 bits): other texts have other names, by all chance. */
export function textDigest(text: string): string {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (state >>> 0).toString(36);
}
