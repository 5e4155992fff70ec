import { formatRatio, gradeOf } from './contrast.ts';
import { findPart } from './find-part.browser.ts';
import { opaqueOf, parseHexColor } from './hex-color.ts';
import {
  colorNames,
  colorOf,
  densities,
  fontNames,
  numberRanges,
  ratioOf,
  schemeNames,
  type ColorName,
  type MyTheme,
  type NumberName,
  type SchemeName,
} from './my-theme.ts';

/** What the fields say in the reader's language. */
export interface FieldWords {
  badColor: string;
  low: string;
}

/** The fields of a theme on the page. */
export interface ThemeFields {
  /** Shows a theme; a text that the reader is writing stays as it is. */
  show: (theme: MyTheme) => void;
  /** Ends every message about a text that is no color. */
  clearErrors: () => void;
}

interface FieldOptions {
  words: FieldWords;
  signal: AbortSignal;
  theme: () => MyTheme;
  onChange: (theme: MyTheme) => void;
}

const numberNames = Object.keys(numberRanges) as NumberName[];

/** Puts the fields of a theme to work. */
export function startThemeFields(form: HTMLFormElement, options: FieldOptions): ThemeFields {
  const { words, signal, theme, onChange } = options;
  const scheme = (): SchemeName => chosenIn(form, 'scheme', schemeNames) ?? 'light';
  const rows = new Map(colorNames.map((name) => [name, rowOf(form, name)]));

  function change(name: ColorName, text: string): void {
    const color = parseHexColor(text);
    const others = Object.entries(theme()[scheme()]).filter(([it]) => it !== name);
    const colors = Object.fromEntries(color ? [...others, [name, color]] : others);
    onChange({ ...theme(), [scheme()]: colors });
  }

  function show(shown: MyTheme): void {
    for (const [name, row] of rows) showColor(row, { theme: shown, scheme: scheme(), name, words });
    for (const name of numberNames) {
      findPart(form, `input[name="${name}"]`, HTMLInputElement).value = String(shown[name]);
      findPart(form, `[data-number="${name}"]`, HTMLElement).textContent =
        `${String(shown[name])} px`;
    }
    findPart(form, 'select[name="font"]', HTMLSelectElement).value = shown.font;
    findPart(form, `input[name="density"][value="${shown.density}"]`, HTMLInputElement).checked =
      true;
  }

  function onOther(): void {
    const numbers = numberNames.map((name) => [
      name,
      Number(findPart(form, `input[name="${name}"]`, HTMLInputElement).value),
    ]);
    const { value } = findPart(form, 'select[name="font"]', HTMLSelectElement);
    onChange({
      ...theme(),
      ...(Object.fromEntries(numbers) as Record<NumberName, number>),
      font: fontNames.find((name) => name === value) ?? theme().font,
      density: chosenIn(form, 'density', densities) ?? theme().density,
    });
  }

  for (const [name, row] of rows) {
    row.hex.addEventListener('input', () => {
      if (!parseHexColor(row.hex.value)) return;
      showError(row, '');
      change(name, row.hex.value);
    });
    // Only a finished text can be wrong; the color stays what it was.
    row.hex.addEventListener('change', () => {
      const isColor = parseHexColor(row.hex.value) !== undefined;
      showError(row, isColor ? '' : words.badColor);
      if (isColor) row.hex.value = colorOf(theme(), scheme(), name);
    });
    row.picker.addEventListener('input', () => {
      showError(row, '');
      change(name, row.picker.value);
    });
    row.undo.addEventListener('click', () => {
      showError(row, '');
      change(name, '');
      row.hex.focus();
    });
  }
  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.name === 'scheme') {
        clearErrors();
        show(theme());
      } else if (target.name !== '') onOther();
    },
    { signal },
  );
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });

  function clearErrors(): void {
    for (const row of rows.values()) showError(row, '');
  }
  return { show, clearErrors };
}

interface ColorRow {
  hex: HTMLInputElement;
  picker: HTMLInputElement;
  undo: HTMLElement;
  ratio: HTMLElement;
  error: HTMLElement;
}

function rowOf(form: HTMLFormElement, name: ColorName): ColorRow {
  const row = findPart(form, `[data-color="${name}"]`, HTMLElement);
  return {
    hex: findPart(row, '[data-hex]', HTMLInputElement),
    picker: findPart(row, '[data-picker]', HTMLInputElement),
    undo: findPart(row, '[data-undo]', HTMLElement),
    ratio: findPart(row, '[data-ratio]', HTMLElement),
    error: findPart(row, '[data-error]', HTMLElement),
  };
}

interface ShownColor {
  theme: MyTheme;
  scheme: SchemeName;
  name: ColorName;
  words: FieldWords;
}

function showColor(row: ColorRow, { theme, scheme, name, words }: ShownColor): void {
  const color = colorOf(theme, scheme, name);
  const isWriting = row.hex === document.activeElement && parseHexColor(row.hex.value) === color;
  const isWrong = row.hex.ariaInvalid === 'true';
  if (!isWriting && !isWrong) row.hex.value = color;
  row.picker.value = opaqueOf(color);
  row.undo.hidden = theme[scheme][name] === undefined;
  const ratio = ratioOf(theme, scheme, name);
  const grade = gradeOf(ratio);
  row.ratio.textContent = `${formatRatio(ratio)} ${grade === 'low' ? words.low : grade}`;
  row.ratio.dataset['grade'] = grade;
}

function showError({ hex, error }: ColorRow, text: string): void {
  hex.ariaInvalid = text === '' ? null : 'true';
  error.textContent = text;
}

function chosenIn<Name extends string>(
  form: HTMLFormElement,
  name: string,
  names: readonly Name[],
): Name | undefined {
  const checked = form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
  return names.find((it) => it === checked?.value);
}
