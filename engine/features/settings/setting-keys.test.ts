import { expect, it } from 'vitest';
import { drawerKey, findSettingOfKey, languageKey, settingKeys } from './setting-keys.ts';

it('finds the setting of each key', () => {
  for (const [name, key] of Object.entries(settingKeys)) expect(findSettingOfKey(key)).toBe(name);
});

it.each(['', 'k', 'M', 'Enter', 'constructor', drawerKey, languageKey])(
  '%j changes no setting',
  (key) => {
    expect(findSettingOfKey(key)).toBeUndefined();
  },
);

it('gives no key twice', () => {
  const keys = [...Object.values(settingKeys), drawerKey, languageKey];
  expect(new Set(keys).size).toBe(keys.length);
});
