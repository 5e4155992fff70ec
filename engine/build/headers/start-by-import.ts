const entry = /<script type="module" src="(\/_assets\/[\w.-]+\.js)"><\/script>/g;

/** Where the script does not come, the page shows itself as it does without script: no control that would do nothing. */
const withoutScript = 'e=>{document.documentElement.removeAttribute("data-mode");console.warn(e)}';

/**
 * Lets a page start its script by an inline import: the policy names the digest of that line, and
 * trusts whatever the script loads. Any other script of the site cannot be smuggled into the page.
 * The preload keeps the browser's early look-out for the file.
 */
export function startByImport(html: string): string {
  const addresses = [...html.matchAll(entry)].map(([, address = '']) => address);
  const preloads = addresses.map((address) => `<link rel="modulepreload" href="${address}">`);
  return html
    .replace(
      entry,
      (_tag, address: string) =>
        `<script type="module">import("${address}").catch(${withoutScript})</script>`,
    )
    .replace('</head>', () => `${preloads.join('')}</head>`);
}
