import { frameIds } from '../../model/heading-id.ts';
import { plans } from '../../model/plan.ts';

/** What one option of a directive may hold. */
export interface OptionRule {
  pattern: RegExp;
  /** The same in words, for messages. */
  allowed: string;
  required?: true;
}

/** How one directive is written. */
export interface DirectiveRule {
  /** `::name` on a line of its own, or `:::name` … `:::` round other content. */
  forms: readonly ('leafDirective' | 'containerDirective')[];
  /** The text in square brackets: none unless said. */
  label?: 'optional' | 'required';
  options: Readonly<Record<string, OptionRule>>;
}

const packageName = String.raw`(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*(?:@[\w.^~-]+)?`;

const name: OptionRule = {
  pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  allowed: 'lower-case words joined by hyphens',
  required: true,
};

/** A name that becomes the id of an element. */
const idName: OptionRule = {
  pattern: new RegExp(`^(?!(?:${frameIds})$)${name.pattern.source.slice(1)}`),
  allowed: 'lower-case words joined by hyphens that are no id of the frame round the text',
  required: true,
};

const entryName: OptionRule = {
  pattern: /^[A-Za-z_$][\w$]*$/,
  allowed: 'the name of an API entry',
  required: true,
};

const names: OptionRule = {
  pattern: /^[\w$.-]+(?:\s*,\s*[\w$.-]+)*$/,
  allowed: 'names with commas between them',
};

const callout: DirectiveRule = { forms: ['containerDirective'], label: 'optional', options: {} };

/** Every directive that stands on lines of its own, with every option it takes. */
export const directiveRules: Readonly<Record<string, DirectiveRule>> = {
  demo: {
    forms: ['leafDirective'],
    options: {
      name: idName,
      code: oneOf('open', 'closed', 'preview'),
      height: { pattern: /^[1-9]\d{0,3}$/, allowed: 'a number of pixels below 10000' },
      frame: oneOf('outlined', 'inline', 'iframe'),
      toolbar: oneOf('true', 'false'),
      edit: oneOf('true', 'false'),
    },
  },
  info: callout,
  success: callout,
  warning: callout,
  error: callout,
  steps: { forms: ['containerDirective'], options: {} },
  details: { forms: ['containerDirective'], label: 'required', options: {} },
  tabs: {
    forms: ['containerDirective'],
    options: { key: { pattern: name.pattern, allowed: name.allowed } },
  },
  tab: { forms: ['containerDirective'], label: 'required', options: {} },
  install: {
    forms: ['leafDirective'],
    options: {
      packages: {
        pattern: new RegExp(`^${packageName}(?:[\\s,]+${packageName})*$`),
        allowed: 'package names with blanks between them',
        required: true,
      },
    },
  },
  api: {
    forms: ['leafDirective'],
    options: {
      name: entryName,
      only: names,
    },
  },
  playground: {
    forms: ['leafDirective'],
    options: {
      component: entryName,
      only: names,
      values: {
        pattern: /^[\w$-]+=[^,]*(?:,\s*[\w$-]+=[^,]*)*$/,
        allowed: 'prop=value pairs with commas between them',
      },
      fixed: {
        pattern: /^[\w$.-]+=[^,]*(?:,\s*[\w$.-]+=[^,]*)*$/,
        allowed: 'prop=value pairs with commas between them; slotProps.input.title=… sets a part',
      },
      width: { pattern: /^full$/, allowed: 'full' },
    },
  },
  anatomy: {
    forms: ['leafDirective', 'containerDirective'],
    options: { component: entryName },
  },
  icons: { forms: ['leafDirective'], options: {} },
  anchor: { forms: ['leafDirective'], options: { name: idName } },
  checklist: { forms: ['containerDirective'], label: 'optional', options: { name } },
  cards: { forms: ['leafDirective', 'containerDirective'], options: {} },
  files: { forms: ['leafDirective', 'containerDirective'], options: {} },
};

/** What may stand in the brackets of a directive inside a sentence. */
export const planLabel = oneOf(...plans);

function oneOf(...values: readonly string[]): OptionRule {
  return { pattern: new RegExp(`^(?:${values.join('|')})$`), allowed: values.join(', ') };
}
