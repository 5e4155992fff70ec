import { myVersionsKey } from '../my-version/my-versions-text.ts';
import { codeCookies } from './code-cookies.ts';
import { defaultSettings, settingChoices, type DisplaySettings } from './display-settings.ts';
import { rootAttributesOf } from './root-attributes.ts';
import { storageKeys, storedNames } from './storage-keys.ts';

/**
 * When `key` holds `text`, the root element gets `attribute` with `value`, or with `text` where they are the same:
 * nothing kept is ever copied.
 */
type Row = readonly [key: string, text: string, attribute: string, value?: string];

/** What the script knows beforehand. */
interface Plan {
  stored: readonly Row[];
  cookies: readonly Row[];
  /** Key of the versions that the reader uses. */
  mine: string;
  /** What stands before the mode in the key of its scheme. */
  schemes: string;
}

const plan: Plan = {
  stored: storedNames.flatMap((name) =>
    settingChoices[name].flatMap((choice) =>
      rowsOf({ ...defaultSettings, [name]: choice }, [storageKeys[name], String(choice)]),
    ),
  ),
  cookies: [
    ...settingChoices.codeVariant.flatMap((codeVariant) =>
      rowsOf({ ...defaultSettings, codeVariant }, [codeCookies.codeVariant.name, codeVariant]),
    ),
    ...settingChoices.codeStyling.flatMap((codeStyling) =>
      [codeStyling, codeCookies.codeStyling.format(codeStyling)].flatMap((text) =>
        rowsOf({ ...defaultSettings, codeStyling }, [codeCookies.codeStyling.name, text]),
      ),
    ),
  ],
  mine: myVersionsKey,
  schemes: storageKeys.lightColorScheme.slice(0, -'light'.length),
};

/**
 * Inline script for the document head: shows the reader's settings before the first paint.
 * `data-mode` also tells the styles that script runs, so controls that need it may show;
 * `data-target` tells them that reading begins at a part of the page, which the address names or the reader left,
 * `data-my-versions` that the reader said which versions they use.
 */
export const beforePaint = `(${textOf(paint)})(${JSON.stringify(plan)})`;

/** Rows for the attributes in which some settings differ from the defaults; the script finds the scheme itself. */
function rowsOf(settings: DisplaySettings, [key, text]: readonly [string, string]): Row[] {
  const usual = rootAttributesOf(defaultSettings);
  return Object.entries(rootAttributesOf(settings)).flatMap(([attribute, value]): Row[] => {
    // A reader may have chosen the usual direction for a language that runs the other way.
    const chosen = attribute === 'dir' ? key === storageKeys.direction : value !== usual[attribute];
    const ours = attribute !== 'data-mui-color-scheme' && chosen;
    if (!ours || value === undefined) return [];
    return [value === text ? [key, text, attribute] : [key, text, attribute, value]];
  });
}

function textOf(script: (plan: Plan) => void): string {
  return script.toString().replace(/\n\s+/g, '\n');
}

/** Only its text reaches the browser, so it may use nothing from outside itself. A page is opened by navigate, prerender, back_forward or reload. */
function paint({ stored, cookies, mine, schemes }: Plan): void {
  const root = document.documentElement;
  function safe(read: () => string | null): string | null {
    try {
      return read();
    } catch {
      return null;
    }
  }
  const textAt = (key: string) => safe(() => localStorage.getItem(key));
  const parts = safe(() => document.cookie)?.split('; ') ?? [];
  root.dataset['mode'] = 'system';
  for (const [key, text, name, value = text] of stored) {
    if (textAt(key) === text) root.setAttribute(name, value);
  }
  for (const [key, text, name, value = text] of cookies) {
    const found = parts.filter((it) => it.startsWith(`${key}=`)).join();
    if (found === `${key}=${text}`) root.setAttribute(name, value);
  }
  const { mode } = root.dataset;
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const [palette, other] = dark ? ['dark', 'light'] : ['light', 'dark'];
  root.dataset['muiColorScheme'] = textAt(schemes + palette) === other ? other : palette;
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || visit?.type.match(/^[br]/)) root.dataset['target'] = '';
  if (textAt(mine)) root.dataset['myVersions'] = '';
}
