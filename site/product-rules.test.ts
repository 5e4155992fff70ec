import { describe, expect, it } from 'vitest';
import { productOfPathname } from 'engine/model/product-of-pathname.ts';
import { productRules } from './product-rules.ts';

const locales = ['en', 'zh'];

function idsOf(pathname: string): [string, string] {
  const { productId, productCategoryId } = productOfPathname(pathname, locales, productRules);
  return [productId, productCategoryId];
}

describe('productOfPathname', () => {
  it.each([
    ['/', 'null', 'null'],
    ['/#foo', 'null', 'null'],
    ['/blog/', 'null', 'null'],
    ['/playground/', 'null', 'null'],
    ['/versions/', 'docs', 'null'],
    ['/production-error/', 'docs', 'null'],
    ['/docs/', 'docs', 'null'],
    ['/docs/foo/', 'docs', 'null'],
    ['/material-ui/', 'material-ui', 'core'],
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/zh/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/base-ui/react-button/', 'base-ui', 'core'],
    ['/system/', 'system', 'core'],
    ['/system/react-box/', 'system', 'core'],
    ['/x/', 'null', 'x'],
    ['/x/introduction/', 'null', 'x'],
    ['/x/introduction', 'null', 'x'],
    ['/x/whats-new/', 'null', 'x'],
    ['/x/migration/migration-data-grid-v5/', 'null', 'x'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid#foo', 'x-data-grid', 'x'],
    ['/x/react-data-grid/components', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/date-picker/', 'x-date-pickers', 'x'],
    ['/x/react-charts/bars/', 'x-charts', 'x'],
    ['/zh/x/react-charts/', 'x-charts', 'x'],
    ['/x/react-tree-view/', 'x-tree-view', 'x'],
    ['/x/react-scheduler/', 'x-scheduler', 'x'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
    ['/x/api/data-grid/', 'x-data-grid', 'x'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers', 'x'],
    ['/x/api/charts/bar-chart/', 'x-charts', 'x'],
    ['/toolpad/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio/getting-started/', 'toolpad-studio', 'toolpad'],
    ['/experiments/docs/demos/', 'docs-infra', 'null'],
    ['/zh/experiments/docs/demos/', 'docs-infra', 'null'],
    ['/x/react-/', 'null', 'x'],
    ['/x/api/charts-extra/', 'null', 'x'],
    ['/xyz/react-charts/', 'null', 'null'],
    ['/material-ui-icons/', 'null', 'null'],
    ['https://mui.com/x/', 'null', 'null'],
  ])('%s is %s of %s', (pathname, productId, productCategoryId) => {
    expect(idsOf(pathname)).toEqual([productId, productCategoryId]);
  });

  it.each([
    ['accepts /versions without slash', '/versions', 'docs', 'null'],
    ['accepts /production-error without slash', '/production-error', 'docs', 'null'],
    ['accepts /docs without slash', '/docs', 'docs', 'null'],
    ['accepts /material-ui without slash (canonical)', '/material-ui', 'material-ui', 'core'],
    ['ignores the query after /material-ui', '/material-ui?x=1', 'material-ui', 'core'],
    ['accepts /x without slash (canonical)', '/x', 'null', 'x'],
    ['reads a doubled slash as one', '//x/react-charts/', 'x-charts', 'x'],
    ['maps the tree view API too', '/x/api/tree-view/rich-tree-view/', 'x-tree-view', 'x'],
  ])('%s', (_name, pathname, productId, productCategoryId) => {
    expect(idsOf(pathname)).toEqual([productId, productCategoryId]);
  });
});
