// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeCookies } from './code-cookies.ts';
import { codeSettingsOfHash } from './code-hash.ts';
import { choicesOf, settingChoices, type SettingName } from './display-settings.ts';
import type * as Settings from './settings.browser.ts';
import { closePage, openPage, stubSystem, writeFromOtherTab } from './settings-page.fixture.ts';
import { storageKeys, storedNames } from './storage-keys.ts';
import type * as TabChannel from './tab-channel.browser.ts';

/** In all 200,000 values over four entrances. */
const runs = { numRuns: 50_000, seed: 1 };
vi.setConfig({ testTimeout: 60_000 });

const snippets = ['__proto__', 'constructor', '%', '%E0%A4%A', '"><svg onload=alert(1)>', '\ud800'];
const words = Object.values(settingChoices).flat().map(String);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...snippets),
  // Nearly right is the hardest to refuse.
  fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ', '\0', '.js', '.tsx', ';', 'x')),
);

function asText(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join('');
}

let settings: typeof Settings;
let channel: typeof TabChannel;

beforeAll(async () => {
  openPage();
  stubSystem();
  const { refreshSettings, startSettings } = await import('./start-settings.browser.ts');
  settings = await import('./settings.browser.ts');
  channel = await import('./tab-channel.browser.ts');
  startSettings();
  refreshSettings();
});

afterAll(closePage);

function expectMembers(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const choices: readonly unknown[] = choicesOf(name as SettingName);
    if (!choices.includes(value)) throw new Error(`${name} became ${String(value)}`);
  }
}

describe('hostile values', () => {
  it('in the address', () => {
    fc.assert(
      fc.property(hostile, (value) => expectMembers(codeSettingsOfHash(`#${asText(value)}`))),
      runs,
    );
  });

  it('in cookies and messages of other tabs', () => {
    fc.assert(
      fc.property(hostile, fc.anything(), (value, message) => {
        const codeVariant = codeCookies.codeVariant.parse(asText(value)) ?? 'TS';
        const codeStyling = codeCookies.codeStyling.parse(asText(value)) ?? 'system';
        expectMembers({ codeVariant, codeStyling, ...channel.parseMessage(message) });
      }),
      runs,
    );
  });

  it('in storage', async () => {
    const { readKeptSettings } = await import('./read-settings.browser.ts');
    let value = '';
    vi.stubGlobal('localStorage', { getItem: () => value });
    fc.assert(
      fc.property(hostile, (next) => {
        value = asText(next);
        expectMembers(readKeptSettings());
      }),
      runs,
    );
  });

  it('in storage events, which leave the page as it was', () => {
    const root = document.documentElement;
    const impossible = hostile.map(asText).filter((text) => !words.includes(text));
    const page = root.outerHTML;
    const before = settings.getSettings();
    const key = fc.constantFrom(...storedNames.map((name) => storageKeys[name]), '', '__proto__');
    fc.assert(
      fc.property(key, impossible, (name, value) => {
        writeFromOtherTab(name, value);
        if (settings.getSettings() !== before) throw new Error(`${name} took ${value}`);
      }),
      runs,
    );
    expect(root.outerHTML).toBe(page);
  });
});
