import * as v from 'valibot';
import { assertVersion } from '../docs/check-version.ts';
import { getPlace } from '../docs/get-place.ts';
import { pageText } from '../docs/page-text.ts';
import { defineTool } from '../tool.ts';
import { languageArgument, textArgument, versionArgument } from './arguments.ts';
import { factsOf, pageOutput } from './page-output.ts';

/** Reads a page, or a section of it, as Markdown. */
export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description:
    'Gives a page of the documentation as Markdown: text, code of its demos, tables of its API. A long page answers with its beginning and its outline; ask again with a section. Takes any address of the site, also old ones.',
  argumentsFor: (languages) => ({
    path: textArgument('Address of the page, e.g. /x/react-tree-view/ or a whole URL.'),
    section: v.optional(textArgument('Heading of the only section wanted.')),
    language: languageArgument(languages),
    version: versionArgument,
  }),
  output: {
    ...pageOutput,
    kind: v.picklist(['guide', 'api', 'screen']),
    isOutline: v.pipe(
      v.boolean(),
      v.description('True when the text is the outline of a long page.'),
    ),
    movedFrom: v.optional(
      v.pipe(v.string(), v.description('The address that was asked for, when the page moved.')),
    ),
    demos: v.optional(v.array(v.string())),
  },
  async run({ docs }, { path, section, language, version, offset }) {
    const { page, hasMoved } = getPlace(docs, path, language);
    assertVersion(docs, page, version);
    const { text, isOutline } = await pageText(docs, page, { section, offset });
    return {
      text,
      data: {
        ...factsOf(docs, page),
        kind: page.kind,
        isOutline,
        ...(hasMoved && { movedFrom: path }),
        ...(page.demos && { demos: [...page.demos] }),
      },
    };
  },
});
