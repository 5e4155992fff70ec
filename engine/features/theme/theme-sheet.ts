import type { DemoTheme } from './demo-theme.ts';

type Rules = Readonly<Record<string, unknown>>;

const darkScheme = '[data-mui-color-scheme="dark"]';
/** Without script nothing sets the scheme, so what the system asks for is followed by style alone. */
const darkWithoutScript = ':root:not([data-mode])';

/** The CSS variables of a theme as one style sheet; paper is always light. */
export function themeSheet(theme: Pick<DemoTheme, 'generateStyleSheets'>): string {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet as Rules));
  return rules
    .map(([selector, declarations]) => ruleToCss(selector, declarations as Rules))
    .join('\n');
}

function ruleToCss(selector: string, declarations: Rules): string {
  const body = Object.entries(declarations)
    .map(([name, value]) => `${propertyOf(name)}:${String(value)}`)
    .join(';');
  if (selector !== darkScheme) return `${selector}{${body}}`;
  return [
    `@media not print{${selector}{${body}}}`,
    `@media screen and (prefers-color-scheme: dark){${darkWithoutScript}{${body}}}`,
  ].join('\n');
}

function propertyOf(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
