/** A device and what it does one after the other, as WebDriver takes it. */
export type InputSource =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] };

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

type PointerAction =
  { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** A tab whose console is read. */
export interface WatchedTab {
  /** Goes to an address and waits until its page is loaded. */
  open: (href: string) => Promise<void>;
  /** Runs an expression that gives a text; gives nothing when the page leaves meanwhile. */
  evaluate: (expression: string) => Promise<string | undefined>;
  /** What the console has said so far. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** A tab that can be used as a reader does, with a storage of its own. */
export interface Tab extends WatchedTab {
  /** Runs an expression that gives the promise of a text. */
  evaluate: (expression: string) => Promise<string>;
  reload: () => Promise<void>;
  traverse: (step: 'back' | 'forward') => Promise<void>;
  act: (sources: readonly InputSource[]) => Promise<void>;
}

/** A browser that the tests drive. */
export interface TestedBrowser {
  openTab: () => Promise<Tab>;
  /** WebKit keeps the console of a tab that is driven to itself, hence another way to open one. */
  openWatchedTab: () => Promise<WatchedTab>;
  close: () => Promise<void>;
}

/** The part of a window that shows the page, in pixels. */
export const viewport = { width: 1440, height: 900 } as const;
