import { useAdConfig } from '../config/ad-provider.tsx';
import { useTranslate } from '../config/docs-provider.tsx';
import type { InHouseAd } from '../../model/ad-config.ts';
import { adNumbers } from './ad-numbers.ts';
import type { AdSetup } from './ad-setup.ts';

/** The place of an ad: its height is kept, and everything the site itself may show there waits in it. */
export function AdSlot() {
  const { GADisplayRatio, inHouse, network } = useAdConfig();
  const by = useTranslate()('ads.by');
  const setup: AdSetup = { GADisplayRatio, by, ...(network && { network }) };
  return (
    <div className="spot" data-ad={JSON.stringify(setup)}>
      <template>
        {inHouse.map((ad) => (
          <InHouse key={ad.name} ad={ad} />
        ))}
        <SupportMessage />
      </template>
    </div>
  );
}

function InHouse({ ad: { name, link, img } }: { ad: InHouseAd }) {
  const { poweredby } = useAdConfig();
  const t = useTranslate();
  return (
    <div className="ad" data-in-house={name}>
      {/* Without it React would have every picture loaded in advance. */}
      <img src={img} alt="" loading="lazy" {...adNumbers.image} />
      <div>
        <a
          href={link}
          target="_blank"
          rel="noopener sponsored"
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={`in-house-${name}`}
        >
          <b>{t(`ads.${name}.title`)}</b> {t(`ads.${name}.text`)}
        </a>
        <span className="ad__by">{t('ads.by').replace('{name}', poweredby)}</span>
      </div>
    </div>
  );
}

/** Shown to some readers behind a blocker. */
function SupportMessage() {
  const { supportHref } = useAdConfig();
  const t = useTranslate();
  return (
    <div className="ad ad--message" data-support="">
      <div>
        <b>{t('ads.support.ask')}</b> {t('ads.support.allow')} {t('ads.support.thanks')}{' '}
        <a href={supportHref}>{t('ads.support.ways')}</a>
      </div>
    </div>
  );
}
