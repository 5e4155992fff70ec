import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DocsProvider, useTranslate } from '../config/docs-provider.tsx';
import { SettingFields } from './setting-fields.island.tsx';
import { resetSettings } from './settings.browser.ts';
import styles from './settings.css?url';

let isOpen = false;
let styling: Promise<void> | undefined;

/** Opens the drawer with all settings; closing it gives the focus back and leaves nothing behind. */
export async function openSettingsDrawer(translate: (key: string) => string): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  await (styling ??= linkStyles());
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  function onClose(): void {
    isOpen = false;
    root.unmount();
    host.remove();
  }
  root.render(
    <DocsProvider value={{ locale: document.documentElement.lang, translate }}>
      <SettingsDrawer onClose={onClose} />
    </DocsProvider>,
  );
}

/** As a plain import the sheet would be linked on every page; at the end it keeps the order of the layers. */
function linkStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}

function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="settings-title" onClose={onClose}>
      <Head onClose={() => dialog.current?.close()} />
      <div className="drawer__body">
        <SettingFields />
      </div>
      <Foot />
    </dialog>
  );
}

/** Shows a dialog over the page and lets a click beside it close it. */
function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    function closeFromOutside(event: MouseEvent): void {
      if (event.target === dialog) dialog?.close();
    }
    dialog?.addEventListener('click', closeFromOutside);
    dialog?.showModal();
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.removeEventListener('click', closeFromOutside);
  }, [ref]);
}

function Head({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <div className="drawer__head">
      <h2 id="settings-title" tabIndex={-1}>
        {t('settings.open')}
      </h2>
      <button className="ibtn" type="button" aria-label={t('settings.close')} onClick={onClose}>
        <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

function Foot() {
  const t = useTranslate();
  const [wasReset, setWasReset] = useState(false);
  function reset(): void {
    resetSettings();
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
