import { escapeHtml } from '../../base/escape-html.ts';
import { demoFontFace } from '../theme/demo-font.ts';
import type { DemoStyles } from './demo-styles.node.ts';

interface FrameContent {
  title: string;
  html: string;
  styles: DemoStyles | undefined;
  themeHref: string;
  fontHref: string;
}

/** The document of a demo's frame; script gives it the reader's mode and direction. */
export function frameDocument({ title, html, styles, themeHref, fontHref }: FrameContent): string {
  const sheet = styles ? `<style data-emotion="${styles.names}">${styles.css}</style>` : '';
  return `<!doctype html><html lang="en" data-mui-color-scheme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${themeHref}">${sheet}<style>${demoFontFace(fontHref, 'block')}body{margin:0;font:var(--mui-font-body1);color:var(--mui-palette-text-primary);background:var(--mui-palette-background-default)}</style></head><body><div data-frame-root="">${html}</div></body></html>`;
}
