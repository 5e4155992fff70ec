import { searchIcons, type SearchIcon } from './search-icons.ts';

const namespace = 'http://www.w3.org/2000/svg';

/** A decorative icon. */
export function createIcon(name: SearchIcon, className = 'i'): SVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  icon.setAttribute('class', className);
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  setIcon(icon, name);
  return icon;
}

/** Gives an icon another drawing. */
export function setIcon(icon: SVGElement, name: SearchIcon): void {
  icon.firstElementChild?.setAttribute('d', searchIcons[name]);
}
