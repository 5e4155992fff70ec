/** The standing parts of the dialog. */
export interface FrameParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  chips: HTMLElement;
  body: HTMLElement;
  list: HTMLElement;
  /** What stands in place of the list when there is nothing to choose. */
  blank: HTMLElement;
  peek: HTMLElement;
  status: HTMLElement;
  /** The line of keys at the bottom. */
  keys: HTMLElement;
}

/** Finds the parts of a dialog that was drawn at build. */
export function framePartsOf(dialog: HTMLDialogElement): FrameParts {
  const part = (name: string): HTMLElement => {
    const found = dialog.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The dialog of the search has no ${name}.`);
    return found;
  };
  return {
    dialog,
    input: part('input') as HTMLInputElement,
    chips: part('chips'),
    body: part('body'),
    list: part('list'),
    blank: part('blank'),
    peek: part('peek'),
    status: part('status'),
    keys: part('keys'),
  };
}
