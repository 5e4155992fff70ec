/** The families as buttons of which at most one is pressed. */
export interface FamilyButtons {
  /** Id of the pressed one, or nothing. */
  chosen: () => string;
  choose: (family: string) => void;
}

/** Turns the links to the families into buttons that show one of them alone; without script they stay links. */
export function familyButtons(gallery: HTMLElement, onChange: () => void): FamilyButtons {
  let chosen = '';
  const buttons = [...gallery.querySelectorAll<HTMLAnchorElement>('a.pill[href^="#"]')].map(
    (link) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'pill';
      button.dataset['family'] = link.hash.slice(1);
      button.textContent = link.textContent;
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', () => {
        const family = button.dataset['family'] ?? '';
        choose(family === chosen ? '' : family);
      });
      link.replaceWith(button);
      return button;
    },
  );
  function choose(family: string): void {
    chosen = family;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset['family'] === family));
    }
    onChange();
  }
  return { chosen: () => chosen, choose };
}
