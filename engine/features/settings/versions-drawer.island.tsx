import { useTranslate } from '../config/docs-provider.tsx';
import { knownLines } from '../my-version/load-lines.browser.ts';
import { VersionFields } from '../my-version/version-fields.island.tsx';
import { Drawer, openDrawer } from './drawer.island.tsx';

/** Opens the drawer in which readers say which versions they use. */
export function openVersionsDrawer(translate: (key: string) => string): Promise<void> {
  return openDrawer(VersionsDrawer, translate);
}

function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Drawer
      title={t('settings.versions.title')}
      closeLabel={t('settings.versions.close')}
      onClose={onClose}
    >
      {knownLines().length > 0 ? <VersionFields /> : <p>{t('settings.failed')}</p>}
    </Drawer>
  );
}
