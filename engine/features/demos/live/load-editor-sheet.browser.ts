import sheet from './editor.css?url';

/** Brings the styles of the editor; an ordinary import would put them into every page with demos. */
export function loadEditorSheet(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${sheet} could not be loaded.`));
    });
  });
}
