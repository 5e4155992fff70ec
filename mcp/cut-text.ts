/** Most characters of an answer, words and data together; whoever wants more asks again. */
export const mostCharacters = 12_000;

/** Room for the sentence that says how to go on. */
const noteRoom = 200;

/** A piece of a long text. */
export interface CutText {
  text: string;
  /** Where the next piece begins; absent when this is the last. */
  next?: number;
}

/** The piece of a text that begins at a place and has room in an answer; it ends with a line, outside of code if it can. */
export function cutText(
  whole: string,
  { offset = 0, room }: { offset?: number; room: number },
): CutText {
  const rest = whole.slice(offset);
  if (rest.length <= room) return { text: rest };
  const most = Math.max(room - noteRoom, 1);
  const length = endOf(rest, most);
  const next = offset + length;
  const counted = `${String(offset)} to ${String(next)} of ${String(whole.length)}`;
  const note = `[Characters ${counted}. Ask again with offset ${String(next)} for more.]`;
  return { text: `${rest.slice(0, length).trimEnd()}\n\n${note}\n`, next };
}

function endOf(text: string, most: number): number {
  let [open, outside, line] = ['', 0, 0];
  for (let at = 0; at < most; at = line) {
    const end = text.indexOf('\n', at) + 1;
    if (end === 0 || end > most) break;
    const [fence = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(text.slice(at, end)) ?? [];
    if (open === '') open = fence;
    else if (fence.startsWith(open)) open = '';
    line = end;
    if (open === '') outside = end;
  }
  if (outside > most / 2) return outside;
  return line > 0 ? line : most;
}
