import { LongName } from '../features/code/long-name.tsx';
import { useTranslate } from '../features/config/docs-provider.tsx';
import type { NavigationView, NavNode } from '../model/page-view.ts';
import { Tag, type TagKind } from './tag.tsx';

/** Where the reader stands in a navigation tree. */
export type NavPlace = Pick<NavigationView, 'active' | 'parents'>;

/** The rows of one level of a navigation tree, with everything below them. */
export function NavEntries({ nodes, place }: { nodes: readonly NavNode[]; place: NavPlace }) {
  return nodes.map((node) => (
    <li key={`${node.kind}:${node.pathname}`}>
      <NavEntry node={node} place={place} />
    </li>
  ));
}

function NavEntry({ node, place }: { node: NavNode; place: NavPlace }) {
  if (node.kind === 'group') return <NavGroup node={node} place={place} />;
  if (node.kind === 'subheader') return <NavSection node={node} place={place} />;
  if (node.href === undefined) return <UnwrittenEntry node={node} />;
  const current = node.kind === 'page' && node.pathname === place.active;
  return (
    <a
      href={node.href}
      className={current ? 'app-drawer-active' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      <NavTitle node={node} />
      <NavTags node={node} />
    </a>
  );
}

/** Letters that stand in one line beside any tag, and beside the shortest. */
const widest = { any: 16, pro: 20 };

/** Names of the reference are one long word: beside a tag they may be broken. */
function NavTitle({ node }: { node: NavNode }) {
  // A mark at the end stays there on a mirrored page.
  if (/\p{P}$/u.test(node.title)) return <bdi>{node.title}</bdi>;
  const tags = tagsOf(node);
  const room = tags.every((tag) => tag === 'pro') ? widest.pro : widest.any;
  if (tags.length === 0 || node.title.length <= room) return node.title;
  return (
    <span>
      <LongName name={node.title} line={widest.any} />
    </span>
  );
}

function NavGroup({ node, place }: { node: NavNode; place: NavPlace }) {
  if (node.rows && !place.parents.includes(node.pathname)) {
    return (
      <a href={node.rows.indexHref} data-group={node.pathname} data-rows={node.rows.href}>
        {node.title}
        <NavTags node={node} />
      </a>
    );
  }
  return (
    <details data-group={node.pathname} open={place.parents.includes(node.pathname)}>
      <summary>
        {node.title}
        <NavTags node={node} />
      </summary>
      <ul>
        <NavEntries nodes={node.children} place={place} />
      </ul>
    </details>
  );
}

function NavSection({ node, place }: { node: NavNode; place: NavPlace }) {
  return (
    <>
      <span className="nav__head">
        {node.title}
        <NavTags node={node} />
      </span>
      <ul>
        <NavEntries nodes={node.children} place={place} />
      </ul>
    </>
  );
}

function UnwrittenEntry({ node }: { node: NavNode }) {
  const t = useTranslate();
  return (
    <span className="nav__off" title={t('nav.unwritten')}>
      {node.title}
      <span className="vh"> ({t('nav.unwritten')})</span>
      <NavTags node={node} />
    </span>
  );
}

function NavTags({ node }: { node: NavNode }) {
  return tagsOf(node).map((kind) => <Tag key={kind} kind={kind} />);
}

function tagsOf(node: NavNode): TagKind[] {
  const tags: TagKind[] = node.plan ? [node.plan] : [];
  if (node.newFeature) tags.push('new');
  if (node.planned) tags.push('planned');
  if (node.unstable) tags.push('unstable');
  return tags;
}
