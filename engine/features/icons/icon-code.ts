import type { IconSetConfig } from '../../model/icon-set.ts';
import { fieldSize, shapesToSvg, type Drawing } from './icon-shape.ts';

/** The two ways to import an icon. */
export type ImportForm = 'default' | 'named';

/** An icon in one style, as code names it. */
export interface IconComponent {
  packageName: string;
  /** Name of the component in the package, with its style. */
  component: string;
}

/** The line that imports an icon under a name that no other component has. */
export function importLine({ packageName, component }: IconComponent, form: ImportForm): string {
  return form === 'named'
    ? `import { ${component} as ${component}Icon } from '${packageName}';`
    : `import ${component}Icon from '${packageName}/${component}';`;
}

/** The element that shows an icon, with the props that readers chose. */
export function jsxOf(component: string, props: readonly string[]): string {
  return `<${[`${component}Icon`, ...props.filter((prop) => prop !== '')].join(' ')} />`;
}

/** A drawing as a file of its own, which takes the color of the text round it. */
export function svgOf(drawing: Drawing, pixels: number): string {
  const side = String(pixels);
  const field = `0 0 ${String(fieldSize)} ${String(fieldSize)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${field}" fill="currentColor">${shapesToSvg(drawing)}</svg>`;
}

/** A piece of code and the class that colors it. */
export interface CodePiece {
  text: string;
  kind?: 'k' | 's' | 'p';
}

/** A line of import in pieces that are colored apart. */
export function importPieces(line: string): CodePiece[] {
  const [, what = '', from = ''] = /^import (.+) from ('.+');$/.exec(line) ?? [];
  return [
    { text: 'import', kind: 'k' },
    { text: ` ${what} ` },
    { text: 'from', kind: 'k' },
    { text: ' ' },
    { text: from, kind: 's' },
    { text: ';', kind: 'p' },
  ];
}

/** The name of the component that draws an icon in a style. */
export function componentOf(
  name: string,
  style: number,
  { styles }: Pick<IconSetConfig, 'styles'>,
): string {
  return name + (styles[style]?.suffix ?? '');
}
