import { useLayoutEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocsProvider } from '../config/docs-provider.tsx';
import styles from './settings.css?url';

/** What stands in a drawer; it tells when the reader has closed it. */
export type DrawerContent = ComponentType<{ onClose: () => void }>;

let isOpening = false;
let styling: Promise<void> | undefined;

/** Opens a drawer unless one is open; closing it gives the focus back and leaves nothing behind. */
export async function openDrawer(
  Content: DrawerContent,
  translate: (key: string) => string,
): Promise<void> {
  if (isOpening || document.querySelector('dialog.drawer[open]')) return;
  isOpening = true;
  await (styling ??= linkStyles());
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  function onClose(): void {
    root.unmount();
    host.remove();
  }
  flushSync(() =>
    root.render(
      <DocsProvider value={{ locale: document.documentElement.lang, translate }}>
        <Content onClose={onClose} />
      </DocsProvider>,
    ),
  );
  isOpening = false;
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

interface DrawerProps {
  title: string;
  /** Label of the button that closes the drawer. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** What stays at the lower edge. */
  foot?: ReactNode;
}

/** A panel at the end of the page, over all of it. */
export function Drawer({ title, closeLabel, onClose, children, foot }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="drawer-title" onClose={onClose}>
      <div className="drawer__head">
        <h2 id="drawer-title" tabIndex={-1}>
          {title}
        </h2>
        <button
          className="ibtn"
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </div>
      <div className="drawer__body">{children}</div>
      {foot}
    </dialog>
  );
}

/** Shows a dialog over the page; a click beside it closes it, and one that opens another in its place. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    function closeByClick({ target }: MouseEvent): void {
      const opensAnother = target instanceof Element && target.closest('[data-open]') !== null;
      if (target === dialog || opensAnother) dialog?.close();
    }
    dialog?.addEventListener('click', closeByClick);
    dialog?.showModal();
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.removeEventListener('click', closeByClick);
  }, [ref]);
}
