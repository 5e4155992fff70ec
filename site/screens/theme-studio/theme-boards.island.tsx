import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { placeComponents } from 'engine/features/demos/demo-place.ts';
import { useStyleCache } from 'engine/features/demos/use-style-cache.browser.ts';
import { useSettings } from 'engine/features/settings/use-settings.browser.ts';
import { themeSheet } from 'engine/features/theme/theme-sheet.ts';
import { myThemeOptions } from './my-theme-options.ts';
import type { MyTheme, SchemeName } from './my-theme.ts';
import { Samples } from './samples.tsx';

/** Which boards the reader looks at. */
export type ShownBoards = 'both' | SchemeName;

interface BoardsState {
  theme: MyTheme;
  shown: ShownBoards;
}

/** The boards on the page. */
export interface Boards {
  show: (state: BoardsState) => void;
  close: () => void;
}

/** Draws the samples in a theme; they follow at once. */
export function openBoards(host: HTMLElement, first: BoardsState): Boards {
  // Variables change without any style being made anew; a sheet in script needs no leave of the policy.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const root = createRoot(host, { identifierPrefix: 'board' });
  function show(state: BoardsState): void {
    sheet.replaceSync(themeSheet(boardTheme(state.theme, 'ltr')));
    root.render(<BoardRow {...state} />);
  }
  host.replaceChildren();
  show(first);
  return {
    show,
    close: () => {
      root.unmount();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
    },
  };
}

type BoardTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

/** Both modes in one theme; boards choose by class, so that neither follows the page. */
function boardTheme(
  theme: MyTheme,
  direction: Theme['direction'],
  layer?: HTMLElement,
): BoardTheme {
  const { colorSchemes, components, ...options } = myThemeOptions(theme);
  const place = layer && {
    layer,
    head: document.head,
    matchMedia: (query: string) => matchMedia(query),
  };
  return createTheme({
    ...options,
    direction,
    components: { ...components, ...(place && placeComponents(place)) },
    cssVariables: { rootSelector: '.board', colorSchemeSelector: '.board-%s' },
    colorSchemes: colorSchemes ?? { light: true, dark: true },
  }) as BoardTheme;
}

const bothSchemes = ['light', 'dark'] as const;

function BoardRow({ theme, shown }: BoardsState) {
  const schemes = bothSchemes.filter((scheme) => shown === 'both' || shown === scheme);
  return schemes.map((scheme) => (
    <Board key={scheme} theme={theme} scheme={scheme}>
      <Samples scheme={scheme} />
    </Board>
  ));
}

/** The library types these only for programs that opt in as a whole. */
const providerOptions = {
  colorSchemeNode: null,
  disableStyleSheetGeneration: true,
  forceThemeRerender: true,
  noSsr: true,
};

interface BoardProps {
  theme: MyTheme;
  scheme: SchemeName;
  children: ReactNode;
}

function Board({ theme, scheme, children }: BoardProps) {
  const { cache, direction } = useStyleCache(useSettings().direction);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const made = useMemo(
    () => boardTheme(theme, direction, layer ?? undefined),
    [theme, direction, layer],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={made} storageManager={null} defaultMode={scheme} {...providerOptions}>
        <Box
          className={`board board-${scheme}`}
          lang="en"
          sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body2' }}
        >
          {layer && children}
          <div ref={setLayer} />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
