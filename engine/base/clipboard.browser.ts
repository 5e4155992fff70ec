/** Puts text on the clipboard; rejects with `NotAllowedError` when the browser allows no way. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/** The way that works without the clipboard permission and on plain http. */
function copyBySelection(text: string): void {
  const holder = createHolder(text);
  document.body.append(holder);
  try {
    select(holder);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on plain http
    assertCopied(document.execCommand('copy'));
  } catch {
    assertCopied(false);
  } finally {
    document.getSelection()?.removeAllRanges();
    holder.remove();
  }
}

function createHolder(text: string): HTMLElement {
  const holder = document.createElement('span');
  holder.textContent = text;
  // Line breaks must survive, and a page-wide `user-select: none` must not stop the copy.
  holder.style.whiteSpace = 'pre';
  holder.style.userSelect = 'all';
  holder.addEventListener('copy', (event) => putExactText(event, text));
  return holder;
}

/** A selection loses the last line break, so the text itself goes where the browser lets us. */
function putExactText(event: ClipboardEvent, text: string): void {
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

function select(node: Node): void {
  const range = document.createRange();
  range.selectNodeContents(node);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function assertCopied(copied: boolean): void {
  if (!copied) {
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}
