import { siteFacts } from '../../base/site-facts.ts';
import { codeCookies } from './code-cookies.ts';
import type { SettingsChange } from './display-settings.ts';

/** Storage tells other tabs of a change by itself; cookies do not, so their settings travel here. */
const channel = openChannel();

/** Tells the other tabs what this one wrote to cookies. */
export function tellOtherTabs(change: SettingsChange): void {
  channel?.postMessage(change);
}

/** Calls back with what another tab wrote to cookies. */
export function onOtherTabs(listener: (change: SettingsChange) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    listener(parseMessage(data));
  });
}

/** Keeps only known values: any script of the same origin can write to the channel. */
export function parseMessage(data: unknown): SettingsChange {
  const message = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  const codeVariant = codeCookies.codeVariant.parse(message.get('codeVariant'));
  const codeStyling = codeCookies.codeStyling.parse(message.get('codeStyling'));
  return { ...(codeVariant && { codeVariant }), ...(codeStyling && { codeStyling }) };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`${siteFacts.keyPrefix}settings`);
  } catch {
    // Where site data is blocked the tabs of a reader stay on their own.
    return undefined;
  }
}
