import { createTheme } from '@mui/material/styles';

export interface Entry {
  id: string;
  label: string;
  children: Entry[];
}

function toStep(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[a-z_$][\w$]*$/i.test(key) ? `.${key}` : `['${key}']`;
}

function toEntries(value: object, path: string): Entry[] {
  return Object.entries(value).map(([key, content]: [string, unknown]) => {
    const id = path + toStep(key);
    if (typeof content === 'object' && content !== null) {
      return { id, label: key, children: toEntries(content, id) };
    }
    const text = typeof content === 'function' ? 'function' : JSON.stringify(content);
    return { id, label: `${key}: ${text}`, children: [] };
  });
}

export const themes = {
  light: toEntries(createTheme(), 'theme'),
  dark: toEntries(createTheme({ palette: { mode: 'dark' } }), 'theme'),
};

/** Keeps what contains the words in its path or its value, with everything above it. */
export function findEntries(entries: Entry[], query: string): Entry[] {
  const words = query.trim().toLowerCase();
  return entries.flatMap((entry) => {
    const matches = `${entry.id} ${entry.label}`.toLowerCase().includes(words);
    const children = matches ? entry.children : findEntries(entry.children, query);
    return matches || children.length > 0 ? [{ ...entry, children }] : [];
  });
}

export function parentsOf(entries: Entry[]): string[] {
  return entries.flatMap(({ id, children }) =>
    children.length > 0 ? [id, ...parentsOf(children)] : [],
  );
}

const { vars } = createTheme({ cssVariables: true });

/** `var(--mui-palette-primary-main)` for `theme.palette.primary.main`, if there is such a variable. */
export function variableOf(path: string): string | undefined {
  const keys = path.match(/[\w$]+/g)?.slice(1) ?? [];
  let found: unknown = vars;
  for (const key of keys) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  const name = typeof found === 'string' ? /--[\w-]+/.exec(found)?.[0] : undefined;
  return name && `var(${name})`;
}

/** The color in the text of an entry such as `main: "#1976d2"`. */
export function colorIn(label: string): string | undefined {
  return /: "(#[\da-f]{3,8}|rgba?\([^"]+\))"$/i.exec(label)?.[1];
}
