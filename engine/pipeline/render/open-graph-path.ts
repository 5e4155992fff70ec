/** Address of the sharing picture of a page; one picture serves every language. */
export function openGraphPathOf(pathname: string): string {
  const segments = pathname
    .replace(/[?#].*$/s, '')
    .split(/[/\\]+/)
    .filter((segment) => !['', '.', '..'].includes(segment));
  return `/og/${segments.join('/') || 'index'}.png`;
}
