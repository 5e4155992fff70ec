import { track } from '../../features/analytics/track.browser.ts';
import { answerSettings } from '../../features/settings/answer-settings.browser.ts';

/** Answers what readers ask of the settings by keys and by the button of the drawer. */
export function answerSettingsOfSite(event: Event): void {
  answerSettings(event, {
    loadWords: async () => {
      const { loadSettingsWords } = await import('./settings-words.browser.ts');
      return loadSettingsWords();
    },
    // Counted like a click in the drawer.
    tellChange: (value) => {
      track('settings', { eventAction: value, eventLabel: null });
    },
  });
}
