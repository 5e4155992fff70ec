/** Short addresses that packages print and link to, and the pages that answer them. */
export const shortLinks: Readonly<Record<string, string>> = {
  '/r/x-data-grid-no-dimensions': '/x/react-data-grid/layout/',
  '/r/x-get-license': '/x/introduction/licensing/',
  '/r/x-issue-template': '/x/introduction/support/',
  '/r/x-license': '/x/introduction/licensing/',
  '/r/x-license-annual': '/x/introduction/licensing/',
  '/r/x-license-eula': '/x/introduction/licensing/',
  '/r/x-license-key-installation': '/x/introduction/licensing/',
  '/r/x-license-trial': '/x/introduction/licensing/',
  '/r/x-premium-svg-link': '/x/introduction/licensing/',
  '/r/x-pro-svg-link': '/x/introduction/licensing/',
  '/r/x-technical-support': '/x/introduction/support/',
  '/r/x-telemetry-troubleshooting': '/x/guides/telemetry/',
};
