/** Names of what the environment may choose for a site when it is built. */
const chosen =
  /^(?:SITE_ORIGIN|REPOSITORY_\w+|ICON_FONT_HREF|MUI_LICENSE_KEY|ANALYTICS_\w+|AD_\w+|SERVICE_WORKER)$/;

/**
 * The choices of an environment as text, so that another choice makes another build.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string}
 */
export function siteVariables(environment) {
  return Object.entries(environment)
    .filter(([name]) => chosen.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join('\n');
}
