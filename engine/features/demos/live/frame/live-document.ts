/** Where the frame's document is served. */
export const framePath = '/demo-frame/';

/** Folder of the frame's scripts below the site's root. */
export const frameAssets = '_assets/frame';

/**
 * What code in the frame may reach: the libraries beside it and nothing else.
 * The server says the same in a header, which can also forbid what a document cannot forbid itself.
 */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The document in which edited demos run. */
export function liveDocument({ script, css }: { script: string; css: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Demo</title>
<style>${css}</style>
</head>
<body>
<div id="stage"><div id="demo"></div></div>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
