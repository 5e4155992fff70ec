const entry = /<script type="module" src="(\/_assets\/[\w.-]+\.js)"><\/script>/g;

/**
 * Lets a page start its script by an inline line that writes its element: the policy names the digest of that line,
 * and trusts whatever the script loads. Any other script of the site cannot be smuggled into the page. The preload
 * keeps the browser's early look-out for the file.
 */
export function startScript(html: string): string {
  const addresses = [...html.matchAll(entry)].map(([, address = '']) => address);
  const preloads = addresses.map((address) => `<link rel="modulepreload" href="${address}">`);
  return html
    .replace(entry, (_tag, address: string) => `<script type="module">${lineOf(address)}</script>`)
    .replace('</head>', () => `${preloads.join('')}</head>`);
}

/**
 * An inline `import()` would be shorter, but Firefox takes what it loads for a part of the HTML, which
 * 'strict-dynamic' refuses. Where the script does not come or cannot run, the page shows itself as it does without
 * script: no control that would do nothing.
 */
function lineOf(address: string): string {
  return (
    `const a="${address}",d=document,s=d.createElement("script"),f=()=>d.documentElement.removeAttribute("data-mode");` +
    's.type="module";' +
    's.src=globalThis.trustedTypes?.createPolicy("start",{createScriptURL:()=>a}).createScriptURL(a)??a;' +
    's.onerror=f;addEventListener("error",f);s.onload=()=>removeEventListener("error",f);d.head.append(s)'
  );
}
