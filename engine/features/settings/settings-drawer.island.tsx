import { useState } from 'react';
import { useTranslate } from '../config/docs-provider.tsx';
import { forgetMyVersions } from '../my-version/my-versions.browser.ts';
import { Drawer, openDrawer } from './drawer.island.tsx';
import { SettingFields } from './setting-fields.island.tsx';
import { resetSettings } from './settings.browser.ts';

/** Opens the drawer with all settings. */
export function openSettingsDrawer(translate: (key: string) => string): Promise<void> {
  return openDrawer(SettingsDrawer, translate);
}

function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Drawer
      title={t('settings.open')}
      closeLabel={t('settings.close')}
      onClose={onClose}
      foot={<Foot />}
    >
      <SettingFields />
    </Drawer>
  );
}

function Foot() {
  const t = useTranslate();
  const [wasReset, setWasReset] = useState(false);
  function reset(): void {
    resetSettings();
    forgetMyVersions();
    setWasReset(true);
  }
  return (
    <div className="drawer__foot">
      <span className="muted set__note" role="status">
        {t(wasReset ? 'settings.wasReset' : 'settings.saved')}
      </span>
      <button className="btn" type="button" onClick={reset}>
        {t('settings.reset')}
      </button>
    </div>
  );
}
