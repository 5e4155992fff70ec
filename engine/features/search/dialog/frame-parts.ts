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
}

/** Finds the parts of a dialog that was drawn at build. */
export function framePartsOf(dialog: HTMLDialogElement): FrameParts {
  const part = <Part extends HTMLElement = HTMLElement>(name: string): Part => {
    const found = dialog.querySelector<Part>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The dialog of the search has no ${name}.`);
    return found;
  };
  return {
    dialog,
    input: part<HTMLInputElement>('input'),
    chips: part('chips'),
    body: part('body'),
    list: part('list'),
    blank: part('blank'),
    peek: part('peek'),
    status: part('status'),
  };
}
