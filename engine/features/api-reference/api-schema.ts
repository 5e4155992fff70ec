const text = { type: 'string' } as const;
const mark = { const: true } as const;
const plan = { enum: ['pro', 'premium'] } as const;

/** A list of things of one shape. */
function listOf(items: object) {
  return { type: 'array', items } as const;
}

/** An object with exactly these fields. */
function shapeOf(required: Readonly<Record<string, object>>, optional: object = {}) {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  } as const;
}

const parameter = shapeOf({ name: text, type: text }, { optional: mark, description: text });
const signature = shapeOf(
  { parameters: listOf(parameter) },
  { returns: shapeOf({ type: text }, { description: text }) },
);
const prop = shapeOf(
  { name: text, type: text },
  {
    literals: listOf(text),
    default: text,
    required: mark,
    deprecated: text,
    description: text,
    plan,
    signature,
    beyond: mark,
  },
);
const slot = shapeOf(
  { name: text },
  { default: text, className: text, description: text, deprecated: text, plan, beyond: mark },
);
const cssClass = shapeOf(
  { key: text, className: text },
  { description: text, deprecated: text, beyond: mark },
);

/** The shape of an entry's data as a JSON Schema, for programs that read it. */
export const apiSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Entry of the API reference',
  ...shapeOf(
    {
      $schema: text,
      id: text,
      kind: { enum: ['component', 'interface', 'hook', 'selectors', 'events'] },
      name: text,
      slug: text,
      folder: text,
      packageName: text,
      file: text,
      imports: listOf(shapeOf({ from: text, isDefault: { type: 'boolean' } }, { exported: text })),
      props: listOf(prop),
      slots: listOf(slot),
      classes: listOf(cssClass),
      methods: listOf(prop),
    },
    {
      pathname: text,
      source: text,
      plan,
      description: text,
      deprecated: text,
      themeName: text,
      inherits: text,
      methodsOf: text,
      signature,
      variants: listOf(text),
    },
  ),
} as const;
