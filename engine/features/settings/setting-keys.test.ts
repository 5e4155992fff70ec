import { expect, it } from 'vitest';
import { drawerKey, findSettingOfKey, languageKey, settingKeys, sheetKey } from './setting-keys.ts';

it('finds the setting of each key', () => {
  for (const [name, key] of Object.entries(settingKeys)) expect(findSettingOfKey(key)).toBe(name);
});

it.each(['', 'k', 'M', 'Enter', 'constructor', drawerKey, sheetKey, languageKey])(
  '%j changes no setting',
  (key) => {
    expect(findSettingOfKey(key)).toBeUndefined();
  },
);

it('gives no key twice', () => {
  const keys = [...Object.values(settingKeys), drawerKey, sheetKey, languageKey];
  expect(new Set(keys).size).toBe(keys.length);
});
