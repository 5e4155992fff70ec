import { showMyVersions } from '../../features/my-version/show-versions.browser.ts';
import { loadSettingsWords } from './settings-words.browser.ts';

/** Shows readers who said which versions they use what is newer. */
export function mountMyVersions(): void {
  void loadSettingsWords().then(showMyVersions, () => undefined);
}
