import type { DisplaySettings } from './display-settings.ts';

type CodeSettings = Partial<Pick<DisplaySettings, 'codeVariant' | 'codeStyling'>>;

const fileEnding = /\.(js|tsx)$/;
/** In this order: an address may hold several of them and the first one counts. */
const stylings = ['tailwind', 'css', 'system'] as const;

/** What a link to the source of a demo (`#tailwind-Name.js`) says about the code to show. */
export function codeSettingsOfHash(hash: string): CodeSettings {
  const ending = fileEnding.exec(hash)?.[1];
  if (ending === undefined) return {};
  const codeStyling = stylings.find((styling) => hash.includes(`${styling}-`));
  return { codeVariant: ending === 'js' ? 'JS' : 'TS', ...(codeStyling && { codeStyling }) };
}
