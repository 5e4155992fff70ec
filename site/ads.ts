import { adNumbers, type AdConfig, type AdNetwork } from 'engine';

const store = 'https://mui.com/store/';

/** The ads of this site, and the network that is asked first where its owner names one. */
export const ads: AdConfig = {
  GADisplayRatio: Number(process.env['AD_DISPLAY_RATIO'] ?? adNumbers.displayRatio),
  poweredby: 'Component Docs',
  inHouse: [
    { name: 'templates', link: withCampaign(store, 'templates'), img: '/in-house/templates.svg' },
    { name: 'themes', link: withCampaign(store, 'themes'), img: '/in-house/themes.svg' },
    { name: 'enterprise', link: '/x/introduction/support', img: '/in-house/enterprise.svg' },
    {
      name: 'design-kit',
      link: '/getting-started/design-resources',
      img: '/in-house/design-kit.svg',
    },
  ],
  supportHref: '/getting-started/support',
  ...networkFromEnvironment(),
};

/** No foreign host is asked for ads unless the site's owner names one. */
function networkFromEnvironment(): { network?: AdNetwork } {
  const { AD_NETWORK_NAME: name, AD_NETWORK_HREF: href, AD_PLACEMENT: placement } = process.env;
  const { AD_SCRIPT: script, AD_HOSTS: hosts = '', AD_BACKERS_HREF: backersHref } = process.env;
  if (!name || (!href && !script)) return {};
  return {
    network: {
      name,
      hosts: hosts.split(/[\s,]+/).filter((host) => host !== ''),
      ...(href && { href: href.replace('{placement}', encodeURIComponent(placement ?? '')) }),
      ...(script && { script }),
      ...(backersHref && { backersHref }),
    },
  };
}

function withCampaign(href: string, name: string): string {
  return `${href}?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${name}`;
}
