/** True for a file whose name changes with its content. */
export function isFixed(address: string): boolean {
  return address.startsWith('/_assets/');
}
