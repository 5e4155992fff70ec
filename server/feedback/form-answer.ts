import { thanksAnchor } from '../../engine/features/feedback/feedback-message.ts';
import type { BodyStore } from '../static/body-store.ts';
import { encodePath } from '../static/clean-path.ts';
import type { SiteFile, SiteFiles } from '../static/site-files.ts';

/** The fields by which a page of the site is found again. */
interface PageName {
  page?: string;
  locale?: string;
}

/** The file of the page a form was sent from; undefined when the site has no such page. */
export function findPageFile(files: SiteFiles, { page, locale }: PageName): SiteFile | undefined {
  if (page === undefined) return undefined;
  const path = page === '/' ? '' : page;
  return files.get(`/${locale ?? ''}${path}/`) ?? files.get(`${path}/`);
}

/** Where a reader without script sees that the message was kept. */
export function thanksHref(file: SiteFile | undefined): string {
  return `${encodePath(file?.pathname ?? '/')}#${thanksAnchor}`;
}

/** The page again, saying that the message could not be kept, with the reader's text in the form. */
export async function renderFailedPage(
  bodies: BodyStore,
  file: SiteFile,
  comment: string,
): Promise<string> {
  const { bytes } = await bodies.load(file, undefined);
  return showFailure(bytes.toString(), comment);
}

/** Turns the form in the HTML of a page to its failed state. */
function showFailure(html: string, comment: string): string {
  return html
    .replace('data-feedback="ask"', 'data-feedback="failed"')
    .replace('<details class="feedback__more"', '<details open class="feedback__more"')
    .replace(/(<textarea[^>]* name="comment"[^>]*>)/, (tag) => tag + escapeText(comment));
}

function escapeText(text: string): string {
  // A line feed directly after the tag would be swallowed.
  return `\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`;
}
