import type { DemoThemeOptions } from '../theme/demo-theme.ts';

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Component defaults that make demos compact. */
export const denseComponents: NonNullable<DemoThemeOptions['components']> = {
  MuiButton: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiTable: small,
  MuiInputBase: denseMargin,
  MuiFilledInput: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputLabel: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  // The grid's names are known only where its package is installed.
  ...{ MuiDataGrid: { defaultProps: { density: 'compact' } } },
};
