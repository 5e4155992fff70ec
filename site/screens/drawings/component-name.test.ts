import { describe, expect, it } from 'vitest';
import { componentNameOf } from './component-name.ts';

describe('componentNameOf', () => {
  it.each([
    ['/components/switches', 'switch'],
    ['/components/checkboxes', 'checkbox'],
    ['/components/text-fields', 'text-field'],
    ['/components/tabs', 'tabs'],
    ['/components/progress', 'progress'],
    ['/components/pickers', 'date-pickers'],
    ['/components/grid-list', 'image-list'],
    ['/system/react-box', 'box'],
    ['/x/react-data-grid-group', 'data-grid'],
    ['/x/react-charts-bars', 'charts-bars'],
    ['/x/react-date-pickers/fields', 'fields'],
    ['/components/never-heard-of', 'never-heard-of'],
  ])('%s is %s', (pathname, name) => {
    expect(componentNameOf(pathname)).toBe(name);
  });
});
