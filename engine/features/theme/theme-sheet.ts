import type { CssVarsTheme } from '@mui/material/styles';

type Rules = Readonly<Record<string, unknown>>;

const darkScheme = '[data-mui-color-scheme="dark"]';
/** Without script nothing sets the scheme, so the system's wish is followed by style alone. */
const darkWithoutScript = '@media (prefers-color-scheme: dark) { :root:not([data-mode])';

/** The CSS variables of a theme as one style sheet. */
export function themeSheet(theme: Pick<CssVarsTheme, 'generateStyleSheets'>): string {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet as Rules));
  return rules
    .map(([selector, declarations]) => ruleToCss(selector, declarations as Rules))
    .join('\n');
}

function ruleToCss(selector: string, declarations: Rules): string {
  const body = Object.entries(declarations)
    .map(([name, value]) => `${propertyOf(name)}:${String(value)}`)
    .join(';');
  const rule = `${selector}{${body}}`;
  return selector === darkScheme ? `${rule}\n${darkWithoutScript}{${body}}}` : rule;
}

function propertyOf(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
