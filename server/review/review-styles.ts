/** The look of the review page: a table and its bars, light or dark as the system is. */
export const reviewStyles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.25rem 0.75rem 0.25rem 0; font-variant-numeric: tabular-nums; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
blockquote { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.yes { fill: #2e7d5b; }
.no { fill: #c2543d; }
`;
