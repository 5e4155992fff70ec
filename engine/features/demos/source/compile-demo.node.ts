import type { NamesIn } from '../../code/with-names.node.ts';
import type { DemoSources, StylingSources } from './demo-sources.ts';
import { deriveJavaScript } from './derive-javascript.node.ts';
import { highlightSource } from './highlight-source.node.ts';
import { isShort } from './is-short.ts';
import type { PreviewLines } from './preview-lines.ts';
import { previewOf, previewOfLines } from './preview-of.node.ts';
import type { RawDemo, RawStyling } from './read-demo.node.ts';
import { takeMarks, type MarkedSource } from './take-marks.ts';
import { tailwindSheetOf } from './tailwind-sheet.node.ts';

/** A demo as it can be kept: what depends on the installation or the build is added later. */
export type CompiledDemo = Omit<DemoSources, 'versions'>;

/** Derives everything that is shown of a demo or taken away from it. */
export async function compileDemo(
  raw: RawDemo,
  product: string,
  namesIn?: NamesIn,
): Promise<CompiledDemo> {
  const { name, system } = raw;
  const [first, tailwind, css] = await Promise.all([
    compileStyling(name, system, namesIn),
    raw.tailwind && compileTailwind(name, raw.tailwind, namesIn),
    raw.css && compileStyling(name, raw.css, namesIn),
  ]);
  return {
    ...first,
    title: `${componentNameOf(name)} demo — ${product}`,
    ...((tailwind ?? css) && { stylings: { ...(tailwind && { tailwind }), ...(css && { css }) } }),
  };
}

async function compileTailwind(
  name: string,
  raw: RawStyling,
  namesIn: NamesIn | undefined,
): Promise<StylingSources> {
  const sources = [raw.source, ...Object.values(raw.files)];
  const styling = await compileStyling(name, raw, namesIn);
  return { ...styling, css: `${await tailwindSheetOf(sources)}${styling.css ?? ''}` };
}

async function compileStyling(
  name: string,
  raw: RawStyling,
  namesIn: NamesIn | undefined,
): Promise<StylingSources> {
  const source = takeMarks(`${name}.tsx`, raw.source);
  const script = takeMarks(`${name}.jsx`, await deriveJavaScript(raw.source));
  const preview = choosePreview(source);
  const jsFiles = Object.fromEntries(
    await Promise.all(
      Object.entries(raw.files).map(async ([file, text]) => [
        jsNameOf(file),
        file.endsWith('.css') ? text : await deriveJavaScript(text),
      ]),
    ),
  ) as Record<string, string>;
  const html = {
    [`${name}.tsx`]: await highlightSource(`${name}.tsx`, source.code, { preview, namesIn }),
    [`${name}.jsx`]: await highlightSource(`${name}.jsx`, script.code, {
      preview: preview && sameIn(script),
      namesIn,
    }),
    ...(await highlightAll({ ...raw.files, ...jsFiles }, namesIn)),
  };
  const css = sheetsOf(raw.files);
  return {
    ts: source.code,
    js: script.code,
    files: raw.files,
    jsFiles,
    html,
    ...(preview && { preview }),
    ...(css && { css }),
  };
}

/** The lines that their author marked, or else those that the component returns; a short source is read whole. */
function choosePreview({ code, marked }: MarkedSource): PreviewLines | undefined {
  if (marked) return previewOfLines(code, marked);
  return isShort(code) ? undefined : previewOf(code);
}

/** The lines of the JavaScript form that hold what the preview of the TypeScript form holds. */
function sameIn({ code, marked }: MarkedSource): PreviewLines | undefined {
  return marked ? previewOfLines(code, marked) : previewOf(code, Infinity);
}

/** The style sheets a demo imports: its page adds them itself, so that no other page gets them. */
function sheetsOf(files: Record<string, string>): string {
  const sheets = Object.entries(files).filter(([name]) => name.endsWith('.css'));
  return sheets.map(([, text]) => text).join('\n');
}

async function highlightAll(
  files: Record<string, string>,
  namesIn: NamesIn | undefined,
): Promise<Record<string, string>> {
  const entries = Object.entries(files).map(async ([name, text]) => [
    name,
    await highlightSource(name, text, { namesIn }),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

function jsNameOf(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** `quick-filter` is written by the component `QuickFilter`. */
function componentNameOf(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
