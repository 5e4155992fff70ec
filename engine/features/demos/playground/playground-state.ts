import { parseSetting } from '../../settings/display-settings.ts';
import type { FrameSettings } from '../live/protocol.ts';

/** What the reader chose on the playground; it belongs to the page's address and to nothing else. */
export interface PlaygroundState extends FrameSettings {
  /** Id of the demo to start from; absent for the first of the list. */
  demo?: string;
  /** Width of the preview in pixels; absent when it takes all there is. */
  width?: number;
}

type PaletteMode = FrameSettings['paletteMode'];

/** Widths a reader can choose: telephones, tablets and a desk. */
export const playgroundWidths = [320, 390, 600, 900, 1200] as const;

/** The state that an address holds; whatever is unknown in it counts as not said. The system's mode is the first. */
export function parsePlaygroundState(query: string, systemMode: PaletteMode): PlaygroundState {
  const parameters = new URLSearchParams(query);
  const demo = parameters.get('demo');
  const width = playgroundWidths.find((it) => String(it) === parameters.get('width'));
  return {
    ...(demo && { demo }),
    ...(width && { width }),
    paletteMode: parseSetting('paletteMode', parameters.get('theme')) ?? systemMode,
    direction: parseSetting('direction', parameters.get('direction')) ?? 'ltr',
    dense: parameters.get('density') === 'dense',
  };
}

/** The query of an address that holds a state; what is as at first is left out. */
export function formatPlaygroundState(state: PlaygroundState, systemMode: PaletteMode): string {
  const { demo, width, paletteMode, direction, dense } = state;
  const parameters = new URLSearchParams({
    ...(demo && { demo }),
    ...(paletteMode !== systemMode && { theme: paletteMode }),
    ...(direction === 'rtl' && { direction }),
    ...(dense && { density: 'dense' }),
    ...(width && { width: String(width) }),
  });
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
