/** Has the whole page laid out, also what nobody has come to see: guessed heights would lead whoever goes there astray. */
export function layOutRest(): void {
  document.documentElement.removeAttribute('data-unread');
}
