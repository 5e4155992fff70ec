/** What browsers with Trusted Types give: text that one of the page's own policies has vouched for. */
interface TextPolicy {
  createHTML: (text: string) => unknown;
  createScriptURL: (text: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: Record<keyof TextPolicy, (text: string) => string>,
  ) => TextPolicy;
}

let policy: TextPolicy | undefined;

/** The headers of the site allow a policy of this name; a second one would be refused. */
function findPolicy(): TextPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('docs', {
    createHTML: (html) => html,
    createScriptURL: ownAddress,
  });
  return policy;
}

function ownAddress(address: string): string {
  const { origin, protocol } = new URL(address, location.href);
  if (origin === location.origin || protocol === 'https:') return address;
  throw new TypeError(`Refused to load a script from ${address}`);
}

/** HTML that the build wrote, or in which we escaped every foreign text. */
export function trustedHtml(html: string): string {
  // The type of the platform's sinks is still a plain text.
  return (findPolicy()?.createHTML(html) ?? html) as string;
}

/** Address of a script of this site, or of a service that the site's configuration names. */
export function trustedScriptAddress(address: string): string {
  return (findPolicy()?.createScriptURL(address) ?? ownAddress(address)) as string;
}
