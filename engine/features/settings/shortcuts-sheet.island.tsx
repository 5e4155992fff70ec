import type { ReactNode } from 'react';
import { useTranslate } from '../config/docs-provider.tsx';
import { Drawer, openDrawer } from './drawer.island.tsx';
import { drawerKey, languageKey, settingKeys, sheetKey } from './setting-keys.ts';
import { changeSettings } from './settings.browser.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import { useSettings } from './use-settings.browser.ts';

/** Opens the sheet of all keys. */
export function openShortcutsSheet(translate: (key: string) => string): Promise<void> {
  return openDrawer(ShortcutsSheet, translate);
}

function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { shortcuts } = useSettings();
  const control = controlKey();
  return (
    <Drawer
      title={t('settings.keys.title')}
      closeLabel={t('settings.keys.close')}
      onClose={onClose}
    >
      <KeyGroup title={t('settings.keys.everywhere')}>
        <KeyRow name="search" keys={['/', `${control} K`]} />
        <KeyRow name="settings" keys={[drawerKey]} />
        <KeyRow name="sheet" keys={[sheetKey]} />
        <KeyRow name="leave" keys={['Esc']} />
      </KeyGroup>
      <KeyGroup title={t('settings.keys.inPlaces')}>
        <KeyRow name="copy" keys={[`${control} C`]} />
        <KeyRow name="toolbar" keys={['←', '→']} />
        <KeyRow name="send" keys={[`${control} Enter`]} />
      </KeyGroup>
      <KeyGroup title={t('settings.keys.letters')}>
        {Object.entries({ ...settingKeys, language: languageKey }).map(([name, key]) => (
          <KeyLine key={name} label={t(`settings.names.${name}`)} keys={[key]} />
        ))}
      </KeyGroup>
      <ShortcutsSwitch on={shortcuts} onChange={(on) => changeSettings({ shortcuts: on })} />
    </Drawer>
  );
}

/** The key that Apple's keyboards have for what others do with Ctrl. */
function controlKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

function KeyGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="set">
      <h3 className="key-title">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function KeyRow({ name, keys }: { name: string; keys: readonly string[] }) {
  const t = useTranslate();
  return <KeyLine label={t(`settings.keys.${name}`)} keys={keys} />;
}

function KeyLine({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <div className="key-line">
      <dt>{label}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key} className="kbd">
            {key.length === 1 ? key.toUpperCase() : key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
