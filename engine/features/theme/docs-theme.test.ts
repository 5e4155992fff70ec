import { describe, expect, it } from 'vitest';
import { createDemoTheme } from './demo-theme.ts';
import { createDocsTheme } from './docs-theme.ts';

const docs = createDocsTheme();
const demos = createDemoTheme();

it('rounds frames by 12 in the docs and by 4 in demos, so that neither look leaks into the other', () => {
  expect(docs.shape.borderRadius).toBe(12);
  expect(demos.shape.borderRadius).toBe(4);
  expect(demos.typography.fontFamily).toContain('Roboto');
});

describe.each([
  ['docs', docs],
  ['demos', demos],
] as const)('the theme of %s', (name, theme) => {
  it('counts space in units of 8 px', () => {
    expect(theme.spacing(1)).toBe(name === 'docs' ? '8px' : 'var(--mui-spacing, 8px)');
  });

  it('has the breakpoints of the spec', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.breakpoints.down('md')).toBe('@media (max-width:899.95px)');
  });

  it('stacks layers in the order of the spec', () => {
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  it('sets text at 14 of 16 px in four weights', () => {
    const { typography } = theme;
    expect(typography.fontSize).toBe(14);
    expect(typography.htmlFontSize).toBe(16);
    expect([
      typography.fontWeightLight,
      typography.fontWeightRegular,
      typography.fontWeightMedium,
      typography.fontWeightBold,
    ]).toEqual([300, 400, 500, 700]);
    expect(typography.pxToRem(24)).toBe('1.5rem');
  });

  it('makes toolbars 56, 48 in landscape, 64 from sm', () => {
    expect(theme.mixins.toolbar).toEqual({
      minHeight: 56,
      '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
      '@media (min-width:600px)': { minHeight: 64 },
    });
  });

  it('has shadow levels 0 to 24, each of three layers', () => {
    expect(theme.shadows).toHaveLength(25);
    expect(theme.shadows[0]).toBe('none');
    for (const shadow of theme.shadows.slice(1)) {
      expect(shadow.match(/rgba\(0,0,0,(0\.\d+)\)/g)).toEqual([
        'rgba(0,0,0,0.2)',
        'rgba(0,0,0,0.14)',
        'rgba(0,0,0,0.12)',
      ]);
    }
  });

  it('moves with the durations and curves of the spec', () => {
    const { duration, easing, getAutoHeightDuration } = theme.transitions;
    expect(Object.values(duration)).toEqual([150, 200, 250, 300, 375, 225, 195]);
    expect(easing).toEqual({
      easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
      easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
      easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
      sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
    });
    expect([0, 36, 100, 400, 1000].map(getAutoHeightDuration)).toEqual([0, 192, 239, 336, 440]);
  });

  it('asks for a contrast of 3 and shades colors by 0.2', () => {
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
  });
});
