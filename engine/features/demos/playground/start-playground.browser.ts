import { announce, prepareAnnouncements } from '../../../base/announce.browser.ts';
import { openPlaygroundEditor, type OpenedPlayground } from './open-playground-editor.browser.ts';
import {
  formatPlaygroundState,
  parsePlaygroundState,
  type PlaygroundState,
} from './playground-state.ts';

/** Puts the page of the playground to work: its controls, its preview and its editor. */
export function startPlayground(page: HTMLElement): void {
  const tools = part(page, 'tools') as HTMLFormElement;
  let opened: Promise<OpenedPlayground> | undefined;

  function open(demo: string): void {
    const before = opened;
    opened = openAfter(before, page, demo);
    opened.catch(() => announce(page.dataset['failed'] ?? ''));
  }

  function onInput({ target }: Event): void {
    const state = stateOf(tools);
    // A shared edit in the address belongs to the demo it was made from.
    const isOther = target instanceof HTMLSelectElement && target.name === 'demo';
    const hash = isOther ? '' : location.hash;
    history.replaceState(
      null,
      '',
      location.pathname + formatPlaygroundState(state, systemMode()) + hash,
    );
    applyState(page, state);
    if (isOther) open(state.demo ?? '');
  }

  prepareAnnouncements();
  const first = parsePlaygroundState(location.search, systemMode());
  fill(tools, first);
  applyState(page, first);
  tools.addEventListener('input', onInput);
  tools.addEventListener('submit', (event) => event.preventDefault());
  open(stateOf(tools).demo ?? '');
}

function systemMode(): PlaygroundState['paletteMode'] {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** An element of the page by the name the build gave it. */
function part(page: HTMLElement, name: string): HTMLElement {
  const element = page.querySelector<HTMLElement>(`[data-play-${name}]`);
  if (!element) throw new Error(`The playground has no ${name}.`);
  return element;
}

async function openAfter(
  before: Promise<OpenedPlayground> | undefined,
  page: HTMLElement,
  demo: string,
): Promise<OpenedPlayground> {
  const last = await before?.catch(() => undefined);
  last?.close();
  return openPlaygroundEditor({
    demo,
    stage: part(page, 'stage'),
    host: part(page, 'editor'),
  });
}

/** The preview carries the choices; what runs inside looks for them on the way up. */
function applyState(
  page: HTMLElement,
  { paletteMode, direction, dense, width }: PlaygroundState,
): void {
  const preview = part(page, 'preview');
  preview.dir = direction;
  Object.assign(preview.dataset, {
    mode: paletteMode,
    muiColorScheme: paletteMode,
    density: dense ? 'dense' : 'comfortable',
  });
  const room = preview.firstElementChild as HTMLElement;
  room.style.inlineSize = width ? `${String(width)}px` : '';
}

function stateOf(tools: HTMLFormElement): PlaygroundState {
  const fields = [...tools.querySelectorAll('select')].map(({ name, value }) => [name, value]);
  return parsePlaygroundState(new URLSearchParams(fields).toString(), systemMode());
}

function fill(tools: HTMLFormElement, state: PlaygroundState): void {
  const { demo = '', width = '', paletteMode, direction, dense } = state;
  const density = dense ? 'dense' : 'comfortable';
  const values = { demo, width: String(width), theme: paletteMode, direction, density };
  for (const [name, value] of Object.entries(values)) {
    const select = tools.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    const option = [...(select?.options ?? [])].find((it) => it.value === value);
    if (option) option.selected = true;
  }
}
