import { expect, it } from 'vitest';
import { astroEnvironment } from './site-folders.mjs';

it('a build tells nobody of itself', () => {
  expect(astroEnvironment()).toMatchObject({
    ASTRO_TELEMETRY_DISABLED: '1',
    MUI_X_TELEMETRY_DISABLED: '1',
  });
});
