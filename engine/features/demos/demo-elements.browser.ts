/** All demos of the page. */
export function allDemos(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.demo')];
}

/** The element whose content a demo draws. */
export function hostOf(demo: HTMLElement): HTMLElement {
  const host = demo.querySelector<HTMLElement>('[data-demo]');
  if (!host) throw new Error('A demo has no place to be drawn in.');
  return host;
}

/** The frame of a demo that has a window of its own. */
export function frameOf(demo: HTMLElement): HTMLIFrameElement | null {
  return hostOf(demo).querySelector(':scope > iframe');
}

/** The sunken surface round a demo. */
export function stageOf(demo: HTMLElement): HTMLElement {
  return hostOf(demo).parentElement ?? demo;
}

/** A word that all demos of the page share. */
export function wordOf(name: string): string {
  return document.querySelector<HTMLElement>('#demo-parts')?.dataset[name] ?? '';
}

/** A fresh copy of a part that all demos of the page share. */
export function clonePart(name: string): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#demo-parts');
  const copy = document.createDocumentFragment();
  const part = template?.content.querySelector(`[data-part="${name}"]`)?.cloneNode(true);
  if (part) copy.append(...part.childNodes);
  return copy;
}
