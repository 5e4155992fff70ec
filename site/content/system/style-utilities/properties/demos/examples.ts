/** One value for each key of `sx`: a name or step of the theme where the key reads it. */
const byThemeKey: Record<string, string | number> = {
  borders: 1,
  palette: 'primary.main',
  'shape.borderRadius': 2,
  shadows: 3,
  spacing: 2,
  zIndex: 'modal',
  'breakpoints.values': 'sm',
};

const byName: Record<string, string | number> = {
  alignContent: 'center',
  alignItems: 'center',
  alignSelf: 'flex-end',
  boxSizing: 'border-box',
  display: 'flex',
  displayPrint: 'none',
  flex: '1 1 auto',
  flexBasis: '50%',
  flexDirection: 'column',
  flexGrow: 1,
  flexShrink: 0,
  flexWrap: 'wrap',
  font: 'italic 1rem serif',
  fontFamily: 'monospace',
  fontSize: 20,
  fontStyle: 'italic',
  fontWeight: 'bold',
  gridArea: 'main',
  gridAutoColumns: 'min-content',
  gridAutoFlow: 'dense',
  gridAutoRows: '80px',
  gridColumn: 'span 2',
  gridRow: '1 / 3',
  gridTemplateAreas: '"menu main"',
  gridTemplateColumns: '1fr 2fr',
  gridTemplateRows: 'auto 1fr',
  justifyContent: 'space-between',
  justifyItems: 'center',
  justifySelf: 'end',
  letterSpacing: 1,
  lineHeight: 1.5,
  order: -1,
  overflow: 'auto',
  position: 'sticky',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  textTransform: 'uppercase',
  typography: 'body2',
  visibility: 'hidden',
  whiteSpace: 'nowrap',
};

const isSpacing = (name: string) => /^([mp][trblxy]?$|margin|padding)|gap$/i.test(name);

export function themeOf(name: string, themeKey = ''): string {
  if (isSpacing(name)) return 'spacing';
  return name === 'maxWidth' ? 'breakpoints.values' : themeKey;
}

/** Sizes and offsets that are not in the list take a fraction or a number of pixels. */
export function exampleOf(name: string, theme: string): string | number {
  return byName[name] ?? byThemeKey[theme] ?? (/width|height/i.test(name) ? 0.5 : 16);
}
