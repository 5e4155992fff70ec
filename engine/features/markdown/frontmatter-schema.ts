import * as v from 'valibot';
import { findUnseen } from '../../base/unseen-characters.ts';
import { plans } from '../../model/plan.ts';
import { longestLead } from '../../model/lead.ts';

const longestTitle = 70;
const longestDescription = 160;

function nonEmptyText(key: string) {
  return v.pipe(
    v.string(`"${key}" is not text.`),
    v.trim(),
    v.nonEmpty(`"${key}" is empty.`),
    v.check(
      (text) => !findUnseen(text.replaceAll('\n', ' ')),
      `"${key}" holds an unseen character.`,
    ),
  );
}

function shortText(key: string, longest: number) {
  return v.pipe(
    nonEmptyText(key),
    v.check(
      (text) => lengthOf(text) <= longest,
      ({ input }) => `"${key}" has ${lengthOf(input)} characters; at most ${longest} are allowed.`,
    ),
  );
}

/** Characters as a reader counts them. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

function listOfTexts(key: string) {
  return v.array(nonEmptyText(key), `"${key}" is not a list.`);
}

/** What the frontmatter of a page may contain. */
export const frontmatterSchema = v.strictObject(
  {
    title: shortText('title', longestTitle),
    description: v.pipe(
      shortText('description', longestDescription),
      v.regex(/[.!。！]$/u, '"description" does not end a sentence.'),
    ),
    lead: v.exactOptional(shortText('lead', longestLead)),
    components: v.exactOptional(listOfTexts('components')),
    hooks: v.exactOptional(listOfTexts('hooks')),
    packages: v.exactOptional(listOfTexts('packages')),
    waiAria: v.exactOptional(
      v.pipe(
        nonEmptyText('waiAria'),
        v.regex(/^https:\/\/\S+$/, '"waiAria" is not an https address.'),
      ),
    ),
    plan: v.exactOptional(v.picklist(plans, '"plan" is not the name of a plan.')),
    questions: v.exactOptional(listOfTexts('questions')),
  },
  ({ expected, received }) =>
    expected === 'never'
      ? `${received} is not a key of the frontmatter.`
      : `${expected} is missing.`,
);

/** How to put each key right. */
export const frontmatterFixes: Readonly<Record<string, string>> = {
  title: `Write "title:" with the name of the page, at most ${longestTitle} characters, in quotes if it holds a colon.`,
  description: `Write "description:" with one or two sentences, at most ${longestDescription} characters, ending with "." or "!".`,
  lead: `Write "lead:" with one sentence that fits into the line under the title, at most ${longestLead} characters.`,
  components: 'Write a list of component names, e.g. components: [DataGrid].',
  hooks: 'Write a list of hook names, e.g. hooks: [useGridApiRef].',
  packages: "Write a list of package names, e.g. packages: ['@scope/name'].",
  waiAria: 'Write the full address of the ARIA pattern, starting with https://.',
  plan: `Use one of: ${plans.join(', ')}; leave the key out for the free plan.`,
  questions: 'Write a list of questions that the page answers, as a reader would type them.',
};
