import type { ApiBlock, DemoBlock, IconsBlock, PlaygroundBlock } from '../../model/page.ts';
import type { DirectiveOptions } from './read-directive.ts';

/** A demo as the page asks for it; the options have been checked against their rule. */
export function demoBlockOf(options: DirectiveOptions, line: number): DemoBlock {
  const { name = '', code, height, frame, toolbar, edit } = options;
  return {
    kind: 'demo',
    name,
    line,
    ...(code && { code: code as NonNullable<DemoBlock['code']> }),
    ...(height && { height: Number(height) }),
    ...(frame && { frame: frame as NonNullable<DemoBlock['frame']> }),
    ...(toolbar && { toolbar: toolbar === 'true' }),
    ...(edit && { edit: edit === 'true' }),
  };
}

/** An excerpt of the API reference as the page asks for it. */
export function apiBlockOf(options: DirectiveOptions, line: number): ApiBlock {
  const { name = '', only } = options;
  return {
    kind: 'api',
    name,
    line,
    ...(only && { only: partsOf(only) }),
  };
}

/** A component with controls as the page asks for it. */
export function playgroundBlockOf(options: DirectiveOptions, line: number): PlaygroundBlock {
  const { component = '', only, values, fixed, width } = options;
  return {
    kind: 'playground',
    component,
    line,
    ...(only && { only: partsOf(only) }),
    ...(values && { values: Object.fromEntries(partsOf(values).map(pairOf)) }),
    ...(fixed && { fixed: Object.fromEntries(partsOf(fixed).map(pairOf)) }),
    ...(width === 'full' && { wide: true }),
  };
}

/** The search over icons as the page asks for it. */
export function iconsBlockOf(_options: DirectiveOptions, line: number): IconsBlock {
  return { kind: 'icons', line };
}

function partsOf(list: string): string[] {
  return list.split(',').map((part) => part.trim());
}

function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
