/** Class of one kind of token; `code.css` gives each its ink for light and dark. */
export type TokenClass = 't-k' | 't-s' | 't-f' | 't-t' | 't-n' | 't-c';

// The highlighter only speaks in colors, so each class travels as a made-up one.
const classByColor: Readonly<Record<string, TokenClass>> = {
  '#00000A': 't-k',
  '#00000B': 't-s',
  '#00000C': 't-f',
  '#00000D': 't-t',
  '#00000E': 't-n',
  '#00000F': 't-c',
};

const plain = '#000000';

const scopesByClass: Readonly<Record<TokenClass, readonly string[]>> = {
  't-k': [
    'keyword',
    'storage',
    'constant.language',
    'variable.language',
    'support.type.primitive',
    'support.type.builtin',
    'markup.heading',
  ],
  't-s': [
    'string',
    'support.constant.property-value',
    'markup.inline.raw',
    'markup.underline.link',
  ],
  't-f': [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'support.type.property-name',
  ],
  't-t': [
    'entity.name.tag',
    'entity.name.type',
    'entity.other.inherited-class',
    'entity.other.attribute-name.class.css',
    'entity.other.attribute-name.id.css',
    'punctuation.definition.tag',
    'support.class',
    'support.type',
  ],
  't-n': ['constant.numeric', 'constant.other.color', 'keyword.other.unit'],
  't-c': ['comment', 'punctuation.definition.comment', 'meta.diff.range'],
};

/** Scopes that would inherit a color from a scope above but read better in plain ink. */
const plainScopes = [
  'keyword.operator.arithmetic',
  'keyword.operator.assignment',
  'keyword.operator.bitwise',
  'keyword.operator.comparison',
  'keyword.operator.definiteassignment',
  'keyword.operator.increment',
  'keyword.operator.decrement',
  'keyword.operator.logical',
  'keyword.operator.optional',
  'keyword.operator.relational',
  'keyword.operator.rest',
  'keyword.operator.spread',
  'keyword.operator.ternary',
  'keyword.operator.type',
  'storage.type.function.arrow',
  'meta.template.expression',
  'string meta.embedded',
  'string.unquoted.argument.shell',
  'constant.other.option',
];

/** Theme for the highlighter in which a color stands for a token class. */
export const tokenTheme = {
  name: 'token-classes',
  type: 'light' as const,
  fg: plain,
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: plain } },
    ...Object.entries(classByColor).map(([foreground, name]) => ({
      scope: [...scopesByClass[name]],
      settings: { foreground },
    })),
    { scope: plainScopes, settings: { foreground: plain } },
  ],
};

/** Class of a token by the color the theme gave it; plain text has none. */
export function classOfColor(color: string | undefined): TokenClass | undefined {
  return color === undefined ? undefined : classByColor[color.toUpperCase()];
}
