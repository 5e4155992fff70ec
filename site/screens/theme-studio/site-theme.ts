import { libraryTheme, type MyTheme } from './my-theme.ts';

/** The look of this site as a theme for demos; its colors are those of the tokens, which a test compares. */
export const siteTheme: MyTheme = {
  ...libraryTheme,
  light: {
    primary: '#05553f',
    secondary: '#3057a3',
    error: '#b02a2d',
    warning: '#845500',
    info: '#175d9b',
    success: '#1d6835',
    background: '#ffffff',
    paper: '#ffffff',
    text: '#17211d',
  },
  dark: {
    primary: '#7edeba',
    secondary: '#a1c2fc',
    error: '#fc9c99',
    warning: '#f5c66d',
    info: '#86c5fa',
    success: '#83dc97',
    background: '#131917',
    paper: '#1b2220',
    text: '#e7ecea',
  },
  radius: 8,
  font: 'hanken',
};
