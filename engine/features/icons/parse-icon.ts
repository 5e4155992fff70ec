import { shapeAttributes, shapeTags, type Drawing, type Shape } from './icon-shape.ts';

/** An element as the compiled file of an icon writes it. */
interface Element {
  tag: string;
  props: Readonly<Record<string, string>>;
  children: readonly Element[];
}

/** One sign of the code: a text, a name or a mark. */
const sign = /\s*(?:\/\*.*?\*\/\s*)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([\w$.]+)|([()[\]{},:]))/sy;

/** Attributes whose name in SVG is not that in React. */
const svgNames: Readonly<Record<string, string>> = {
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
};

/**
 * Reads what the compiled file of an icon draws: `createSvgIcon(elements, name)`, where each element is a call of
 * the JSX runtime with texts only. Throws at anything else, so that nothing is drawn in part.
 */
export function parseIcon(code: string): Drawing {
  const start = /export default createSvgIcon\(/.exec(code);
  if (!start) throw new Error('The file does not make an icon.');
  const reader = createReader(code, start.index + start[0].length);
  const elements = readElements(reader);
  reader.take(',');
  return toShapes(elements);
}

type Reader = ReturnType<typeof createReader>;

function createReader(code: string, start: number) {
  let at = start;

  function look(): { text?: string; word?: string; mark?: string; end: number } {
    sign.lastIndex = at;
    const found = sign.exec(code);
    if (!found) throw fault('something unknown');
    const [, double, single, word, mark] = found;
    const text = double ?? single;
    return {
      ...(text !== undefined && { text }),
      ...(word !== undefined && { word }),
      ...(mark !== undefined && { mark }),
      end: sign.lastIndex,
    };
  }

  function fault(what: string): Error {
    return new Error(`There is ${what} in the icon: ${code.slice(at, at + 40)}`);
  }

  return {
    fault,
    /** True, and gone past, when the next sign is this mark. */
    skip(mark: string): boolean {
      const next = look();
      if (next.mark !== mark) return false;
      at = next.end;
      return true;
    },
    take(mark: string): void {
      if (!this.skip(mark)) throw fault(`no "${mark}"`);
    },
    word(): string {
      const { word, end } = look();
      if (word === undefined) throw fault('no name');
      at = end;
      return word;
    },
    text(): string {
      const { text, end } = look();
      // No file of an icon needs an escaped sign.
      if (text === undefined || text.includes('\\')) throw fault('no plain text');
      at = end;
      return text;
    },
    isText: (): boolean => look().text !== undefined,
  };
}

function readElements(reader: Reader): Element[] {
  if (!reader.skip('[')) return [readElement(reader)];
  const elements = [readElement(reader)];
  while (reader.skip(',')) elements.push(readElement(reader));
  reader.take(']');
  return elements;
}

function readElement(reader: Reader): Element {
  if (!/^_jsxs?$/.test(reader.word())) throw reader.fault('no element');
  reader.take('(');
  const tag = reader.isText() ? reader.text() : reader.word();
  reader.take(',');
  const { children, props } = readProps(reader);
  // The key of an element in a list.
  if (reader.skip(',')) reader.text();
  reader.take(')');
  return { tag, props, children };
}

function readProps(reader: Reader): Pick<Element, 'props' | 'children'> {
  const props: Record<string, string> = {};
  let children: Element[] = [];
  reader.take('{');
  while (!reader.skip('}')) {
    const name = reader.word();
    reader.take(':');
    if (name === 'children') children = readElements(reader);
    else props[name] = reader.text();
    reader.skip(',');
  }
  return { props, children };
}

/** What is drawn: fragments dissolve, and what is defined once stands where it is used, so that no id is needed. */
function toShapes(
  elements: readonly Element[],
  defined: ReadonlyMap<string, Element> = definitionsIn(elements),
): Shape[] {
  return elements.flatMap((element) => {
    if (element.tag === 'defs') return [];
    if (element.tag.endsWith('.Fragment')) return toShapes(element.children, defined);
    return [toShape(element.tag === 'use' ? used(element, defined) : element, defined)];
  });
}

function used({ props }: Element, defined: ReadonlyMap<string, Element>): Element {
  const target = defined.get((props['xlinkHref'] ?? props['href'] ?? '').slice(1));
  if (!target) throw new Error('The icon uses what it does not define.');
  return target;
}

function definitionsIn(elements: readonly Element[]): Map<string, Element> {
  const all = elements.flatMap(withInside);
  return new Map(all.flatMap((it) => (it.props['id'] ? [[it.props['id'], it] as const] : [])));
}

function withInside(element: Element): Element[] {
  return [element, ...element.children.flatMap(withInside)];
}

function toShape({ tag, props, children }: Element, defined: ReadonlyMap<string, Element>): Shape {
  if (!shapeTags.includes(tag)) throw new Error(`The icon has an unknown element: ${tag}.`);
  const attributes = Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [svgNames[name] ?? name, value]),
  );
  const unknown = Object.keys(attributes).find((name) => !shapeAttributes.includes(name));
  if (unknown) throw new Error(`The icon has an unknown attribute: ${unknown}.`);
  const { d, ...others } = attributes;
  const isPlain = tag === 'path' && d !== undefined && Object.keys(others).length === 0;
  return isPlain ? d : [tag, attributes, ...toShapes(children, defined)];
}
