/** What React's fast refresh wants on the page before the first component; only while developing. */
export const fastRefresh = import.meta.env.DEV
  ? `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`
  : undefined;
