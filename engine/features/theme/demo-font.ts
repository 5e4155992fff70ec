/**
 * The library's own font, in which demos are drawn.
 * One that comes too late is left out until the next document, so that nothing of a page moves;
 * the frame of a demo holds its place anyway and waits for it.
 */
export function demoFontFace(href: string, display: 'optional' | 'block'): string {
  return `@font-face{font-family:Roboto;src:url(${href}) format('woff2');font-weight:300 700;font-display:${display};unicode-range:U+0-FF,U+131,U+152-153,U+2010-2027,U+2030-205E,U+20AC,U+2122,U+2190-2193,U+2212,U+2260-2265}`;
}
