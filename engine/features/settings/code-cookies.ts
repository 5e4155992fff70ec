import { siteFacts } from '../../base/site-facts.ts';
import { parseSetting, type DisplaySettings } from './display-settings.ts';

type CodeStyling = DisplaySettings['codeStyling'];

/** What the cookie of the code styling holds; addresses hold the short name instead. */
const stylingLabels = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<CodeStyling, string>;

/** Where each setting that lives in a cookie lies, and how it is written. */
export const codeCookies = {
  codeVariant: {
    name: `${siteFacts.namePrefix}codeVariant`,
    format: (variant: DisplaySettings['codeVariant']): string => variant,
    parse: (text: unknown) => parseSetting('codeVariant', text),
  },
  codeStyling: {
    name: `${siteFacts.namePrefix}codeStyling`,
    format: (styling: CodeStyling): string => stylingLabels[styling],
    parse: (text: unknown) => findStyling(text) ?? parseSetting('codeStyling', text),
  },
} as const;

function findStyling(label: unknown): CodeStyling | undefined {
  const entry = Object.entries(stylingLabels).find(([, known]) => known === label);
  return entry?.[0] as CodeStyling | undefined;
}
