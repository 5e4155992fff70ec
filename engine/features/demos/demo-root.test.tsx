import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/display-settings.ts';
import { DemoRoot, type DemoSettings } from './demo-root.tsx';
import { createRtlStyleCache } from './rtl-style-cache.ts';
import { createStyleCache } from './style-cache.ts';

function Probe() {
  const { direction, shape } = useTheme();
  return (
    <>
      <Button>{`${direction} ${String(shape.borderRadius)}`}</Button>
      <TextField label="Name" />
    </>
  );
}

function render(settings?: DemoSettings): string {
  return renderToString(
    <DemoRoot cache={createStyleCache()} {...(settings && { settings })}>
      <Probe />
    </DemoRoot>,
  );
}

describe('DemoRoot', () => {
  it('gives demos the defaults of the library', () => {
    const html = render();
    expect(html).toContain('ltr 4');
    expect(html).toContain('MuiButton-sizeMedium');
    expect(html).not.toContain('MuiFormControl-marginDense');
  });

  it('makes components compact for readers who like it dense', () => {
    const html = render({ ...defaultSettings, dense: true });
    expect(html).toContain('MuiButton-sizeSmall');
    expect(html).toContain('MuiFormControl-marginDense');
  });

  it('tells components the direction', () => {
    expect(render({ ...defaultSettings, direction: 'rtl' })).toContain('rtl 4');
  });
});

describe('createRtlStyleCache', () => {
  it('mirrors styles under names of its own', () => {
    const cache = createRtlStyleCache();
    cache.compat = true;
    const style = { name: 'a', styles: 'margin-left:1px;padding:1px 2px 3px 4px;' };
    cache.insert('.muirtl-a', style, cache.sheet, true);
    expect(cache.key).toBe('muirtl');
    expect(cache.inserted['a']).toBe('.muirtl-a{margin-right:1px;padding:1px 4px 3px 2px;}');
  });
});
