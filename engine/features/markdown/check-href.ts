import type { Fault } from './report.ts';

/** What a link leads to, or what is wrong with it. */
export type HrefCheck = { kind: 'internal' | 'external' } | { kind: 'wrong'; fault: Fault };

/** Sorts the address of a link: inside the site, outside, or not allowed. */
export function checkHref(href: string): HrefCheck {
  if (/^https:\/\/[^\s/\\][^\s\\]*$/.test(href) || /^mailto:\S+@\S+$/.test(href)) {
    return { kind: 'external' };
  }
  if (/^#[^#\s]+$/.test(href)) {
    return { kind: 'internal' };
  }
  return href.startsWith('/') && !href.startsWith('//') ? checkPathname(href) : wrong(href);
}

function checkPathname(href: string): HrefCheck {
  if (/^\/(?:[^\s/?#\\]+\/)*(?:#[^#\s]+)?$/.test(href)) {
    return { kind: 'internal' };
  }
  const message = `The link "${href}" is not a canonical address of this site.`;
  const fix =
    'End the path with a slash before any #, without query or empty parts: /folder/page/#part.';
  return { kind: 'wrong', fault: { message, fix } };
}

function wrong(href: string): HrefCheck {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1];
  if (scheme) {
    const fix = 'Link with https:// or mailto:, or to a path of this site starting with /.';
    return {
      kind: 'wrong',
      fault: { message: `Links with "${scheme}:" are not allowed: "${href}".`, fix },
    };
  }
  const fix = 'Write the whole path from the root with a trailing slash: /folder/page/.';
  return { kind: 'wrong', fault: { message: `The link "${href}" is relative.`, fix } };
}

/** What is wrong with the address of an image that is not known to lie beside the page; only files of the site itself may be shown. */
export function findImageFault(src: string): Fault | undefined {
  if (/^\/(?![/\\])[^\s\\]+$/.test(src)) {
    return undefined;
  }
  if (src.startsWith('./')) {
    const fix = 'Put a PNG, JPEG or WebP file of that name into the folder of the page.';
    return { message: `There is no picture "${src}" beside the page.`, fix };
  }
  const fix =
    'Put the file beside the page and write ./name.png, or into the public folder and name it from the root: /images/name.png.';
  return { message: `The image "${src}" is not a file of this site.`, fix };
}
