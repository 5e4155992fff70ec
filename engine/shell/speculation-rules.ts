import { siteFacts } from '../base/site-facts.ts';

/** Pages with much to start, files, and what services answer: never prepared before they are asked for. */
const without = [
  '/_*',
  '/api/data/*',
  '/demos/*',
  '/demo-frame/*',
  `${siteFacts.playground}/*`,
  `/*${siteFacts.playground}/*`,
  '/*.*',
  '/*\\?:query',
];

/**
 * Tells browsers that can to prepare a page out of sight when its link is hovered or pressed.
 * The same text on every page, so that one digest in a policy allows it; readers who save data are spared by the browser.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: without } },
          {
            not: { selector_matches: '[download], [target], [rel~=external], [data-no-prerender]' },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
