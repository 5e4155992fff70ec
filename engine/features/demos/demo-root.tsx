import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { defaultSettings, type DisplaySettings } from '../settings/display-settings.ts';
import { createDemoTheme } from '../theme/demo-theme.ts';
import type { DemoLook } from './demo-look.ts';
import { placeComponents, type DemoPlace } from './demo-place.ts';
import { denseComponents } from './dense-components.ts';

/** The settings that change how demos are drawn. */
export type DemoSettings = Pick<DisplaySettings, 'dense' | 'direction' | 'paletteMode'>;

interface DemoRootProps {
  /** Its styles must be made for the direction of the settings. */
  cache: EmotionCache;
  settings?: DemoSettings;
  /** What the demo wears instead of the library's own look. */
  look?: DemoLook | undefined;
  /** Absent when the demo simply stands in the page. */
  place?: DemoPlace | undefined;
  /** Draws in this mode from the start. Without it the first drawing is light, as the finished HTML is. */
  drawnIn?: DemoSettings['paletteMode'];
  /** Called when the demo is drawn in the mode of the settings. */
  onMode?: (() => void) | undefined;
  children: ReactNode;
}

/** The library types these only for programs that opt in as a whole. */
const providerOptions = {
  // The page decides the mode and its sheet holds the variables; the provider must touch neither.
  colorSchemeNode: null,
  disableStyleSheetGeneration: true,
  // Some demos read colors of the theme in script, where variables do not help.
  forceThemeRerender: true,
};

/** Everything a demo finds around it: the style cache and the theme. */
export function DemoRoot(props: DemoRootProps) {
  const { cache, settings = defaultSettings, look, place, drawnIn, onMode, children } = props;
  const options = { ...providerOptions, ...(drawnIn && { noSsr: true, defaultMode: drawnIn }) };
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(settings, place, look)} storageManager={null} {...options}>
        <DemoMode mode={settings.paletteMode} onMode={onMode}>
          {children}
        </DemoMode>
      </ThemeProvider>
    </CacheProvider>
  );
}

interface DemoModeProps extends Pick<DemoRootProps, 'onMode' | 'children'> {
  mode: DemoSettings['paletteMode'];
}

/** Tells demos that ask for the mode in script what the page shows. */
function DemoMode({ mode, onMode, children }: DemoModeProps) {
  const { setMode, colorScheme } = useColorScheme();
  // Development builds hand out a new setter after each change; following it would undo a demo's own choice.
  const follow = useEffectEvent(setMode);
  useEffect(() => follow(mode), [mode]);
  const tell = useEffectEvent(() => onMode?.());
  const isAwaited = onMode !== undefined;
  useEffect(() => {
    if (colorScheme === mode) tell();
  }, [colorScheme, mode, isAwaited]);
  return children;
}

const page = {};
/** Themes by place and settings, so that drawing again gives a demo the theme it already has. */
const themes = new WeakMap<object, Map<string, Theme>>();

function themeOf(
  { dense, direction }: DemoSettings,
  place: DemoPlace | undefined,
  look: DemoLook | undefined,
): Theme {
  const known = themes.get(place ?? page) ?? new Map<string, Theme>();
  themes.set(place ?? page, known);
  const key = `${direction} ${String(dense)} ${look?.key ?? ''}`;
  const components = {
    ...(dense && denseComponents),
    ...look?.options.components,
    ...(place && placeComponents(place)),
  };
  const theme = known.get(key) ?? createDemoTheme({ ...look?.options, direction, components });
  known.set(key, theme);
  return theme;
}
