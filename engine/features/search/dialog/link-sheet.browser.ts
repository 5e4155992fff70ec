import styles from '../search.css?url';

let linking: Promise<void> | undefined;

/** Links the sheet of the dialog once; at the end of the head it keeps the order of the layers. */
export function linkSheet(): Promise<void> {
  linking ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return linking;
}
