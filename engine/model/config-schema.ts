import * as v from 'valibot';
import type { SandboxFacts } from '../base/site-facts.ts';
import type { ApiPlan, Product } from './product.ts';
import type {
  AddressConfig,
  DocsConfig,
  LibraryConfig,
  SearchConfig,
  StorageConfig,
} from './docs-config.ts';
import type { NavItem } from './navigation.ts';

/** One rule for each field of a type, so that a new field cannot be forgotten here. */
type RulesOf<T> = { [Field in keyof NonNullable<T>]-?: v.GenericSchema };

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));
const texts = v.array(text);
const maybeText = v.optional(text);
const maybeTexts = v.optional(texts);
const textsByName = v.record(v.string(), texts);
const pathname = v.pipe(
  v.string(),
  v.regex(/^\/(?:[^/\s]+(?:\/[^/\s]+)*)?$/, 'must be a pathname such as `/guides/api`'),
);
const maybePathname = v.optional(pathname);
const address = v.pipe(v.string(), v.url('must be a whole address such as `https://docs.example`'));
const origin = v.pipe(
  address,
  v.check(
    (it) => !URL.canParse(it) || new URL(it).origin === it,
    'must be an origin, without a path or a slash',
  ),
);
const keyPrefix = v.optional(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*-$/, 'must be small letters and a hyphen: `docs-`')),
);
const plan = v.optional(v.picklist(['pro', 'premium']));
const flag = v.optional(v.boolean());

const locale = v.strictObject({
  code: v.pipe(
    v.string(),
    v.regex(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/, 'must be a code such as `pt-br`'),
  ),
  label: text,
  htmlLang: text,
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
});

const navItem: v.GenericSchema = v.strictObject({
  pathname: v.union([pathname, address], 'must be a pathname or a whole address'),
  title: v.optional(v.union([text, v.literal(false)])),
  subheader: maybeText,
  children: v.optional(v.array(v.lazy(() => navItem))),
  hub: maybePathname,
  index: maybePathname,
  plan,
  newFeature: flag,
  planned: flag,
  unstable: flag,
  folder: maybeText,
} satisfies RulesOf<NavItem>);

const api = v.strictObject({
  pathname,
  packages: v.array(v.strictObject({ name: text, plan, without: maybeText, ownVersions: flag })),
  interfaces: maybeTexts,
  types: maybeTexts,
  storagePrefix: maybeText,
  docsOrigin: v.optional(origin),
  declarations: maybeText,
  events: maybeText,
  selectors: maybeText,
} satisfies RulesOf<ApiPlan>);

const product = v.strictObject({
  id: text,
  folder: text,
  name: text,
  family: text,
  familyPathname: maybePathname,
  pathname,
  textsPathname: maybePathname,
  packageName: text,
  navigation: text,
  glyph: text,
  versions: v.strictObject({
    pathname: text,
    older: v.array(v.strictObject({ text, pathname: maybeText })),
  }),
  upgrades: v.optional(v.array(v.strictObject({ pathname, from: maybeText, to: text }))),
  api: v.optional(api),
  shared: flag,
} satisfies RulesOf<Product>);

const search = v.strictObject({
  aliases: v.optional(v.record(v.string(), textsByName)),
  names: v.optional(textsByName),
  forms: v.optional(
    v.strictObject({
      before: maybeTexts,
      after: maybeTexts,
      named: v.optional(v.record(v.string(), text)),
    } satisfies RulesOf<SearchConfig['forms']>),
  ),
  messages: v.optional(
    v.strictObject({
      packages: texts,
      opening: v.instance(RegExp),
      pages: v.array(v.tuple([v.instance(RegExp), pathname])),
    } satisfies RulesOf<SearchConfig['messages']>),
  ),
  publicHref: maybeText,
  page: maybePathname,
} satisfies RulesOf<SearchConfig>);

const sandbox = v.strictObject({
  packages: texts,
  typed: texts,
  companions: v.record(v.string(), text),
  adapters: v.strictObject({
    packages: texts,
    libraries: v.record(v.string(), v.tuple([text, text])),
  }),
  root: v.strictObject({
    imports: texts,
    before: texts,
    after: texts,
    order: v.strictObject({ plain: v.string(), layered: v.string() }),
  }),
  layer: text,
} satisfies RulesOf<SandboxFacts>);

/** What a configuration may look like; the types say the same to authors, this to what they wrote. */
export const configSchema = v.strictObject({
  name: text,
  origin,
  locales: v.pipe(v.array(locale), v.minLength(1, 'must name at least one language')),
  products: v.array(product),
  productRules: v.optional(
    v.array(v.strictObject({ pathname: text, productId: text, productCategoryId: text })),
  ),
  watermark: v.optional(v.strictObject({ packages: v.instance(RegExp), css: text })),
  navigations: v.array(v.strictObject({ id: text, items: v.array(navItem) })),
  releaseLines: v.optional(
    v.array(v.strictObject({ id: text, name: text, products: texts, packages: maybeTexts })),
  ),
  versionHost: text,
  olderPages: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  repository: v.optional(v.strictObject({ href: address, branch: text, contentPath: text })),
  changelog: maybeText,
  search: v.optional(search),
  iconFontHref: maybeText,
  analytics: v.optional(
    v.union([v.strictObject({ gtag: text, script: address }), v.strictObject({ beacon: text })]),
  ),
  serviceWorker: v.optional(
    v.strictObject({
      hosts: texts,
      scopes: v.array(
        v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'must begin and end with a slash')),
      ),
      enabled: v.boolean(),
    }),
  ),
  // Its fields are those of the specification of the ads, which checks them itself.
  ads: v.optional(
    v.looseObject({ GADisplayRatio: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  ),
  icons: v.optional(v.looseObject({ packageName: text, entry: text, common: texts })),
  chatLinks: v.optional(
    v.array(v.strictObject({ name: text, href: v.pipe(address, v.includes('{prompt}')) })),
  ),
  themeStudio: maybeText,
  library: v.optional(
    v.strictObject({
      classPrefix: v.optional(
        v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/, 'must be how names of classes begin')),
      ),
      sandbox: v.optional(sandbox),
    } satisfies RulesOf<LibraryConfig>),
  ),
  addresses: v.optional(
    v.strictObject({
      playground: maybePathname,
      offline: maybePathname,
    } satisfies RulesOf<AddressConfig>),
  ),
  storage: v.optional(
    v.strictObject({ prefix: keyPrefix, modePrefix: keyPrefix } satisfies RulesOf<StorageConfig>),
  ),
  upgrades: maybePathname,
  headerLinks: v.optional(v.array(pathname)),
  footerLinks: v.optional(v.array(pathname)),
} satisfies RulesOf<DocsConfig>);
