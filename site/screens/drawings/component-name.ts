import { drawings } from './shapes-of.ts';

/** Pages whose address names the component by another word. */
const otherNames: Readonly<Record<string, string>> = {
  pickers: 'date-pickers',
  'grid-list': 'image-list',
  'data-grid-group': 'data-grid',
};

/** Name of the component a page is about, from its address: `/components/switches` is `switch`. */
export function componentNameOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = last.replace(/^react-/, '');
  const candidates = [otherNames[name], name, name.replace(/s$/, ''), name.replace(/es$/, '')];
  return candidates.find((candidate) => candidate && Object.hasOwn(drawings, candidate)) ?? name;
}
