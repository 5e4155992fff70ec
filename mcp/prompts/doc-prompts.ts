/** An argument of a prompt; clients give all of them as text. */
export interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
}

/** A request that a client offers to its user by name. */
export interface DocPrompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  /** The request in words; arguments that were not given are empty. */
  textOf: (given: Readonly<Record<string, string>>) => string;
}

const product = {
  name: 'product',
  description:
    'Id of the product: material-ui, x-data-grid, x-date-pickers, x-charts, x-tree-view.',
  required: true,
};

/** What people ask assistants most, with the way to answers that are true of the documented versions. */
export const docPrompts: readonly DocPrompt[] = [
  {
    name: 'set_up',
    title: 'Set up a product',
    description: 'Install a product in a project and show a first working example.',
    arguments: [
      product,
      {
        name: 'framework',
        description: 'What the project is built with, e.g. Vite or Next.js.',
        required: false,
      },
    ],
    textOf: ({ product: id = '', framework = '' }) =>
      `Set up ${id} in this project${framework === '' ? '' : `, which uses ${framework}`}. ` +
      'Find the installation and quick start guides with list_pages and search_docs and read them with get_page. ' +
      'Install exactly the packages that they name. Take the first example from get_demo and keep its imports. ' +
      'Name the version that the documentation describes, and the plan when a package needs a license.',
  },
  {
    name: 'migrate',
    title: 'Migrate to a newer version',
    description: 'Bring a project from one major version of a product to another.',
    arguments: [
      product,
      { name: 'from', description: 'The version used today, e.g. 7.', required: true },
      { name: 'to', description: 'The version to come to, e.g. 8.', required: false },
    ],
    textOf: ({ product: id = '', from = '', to = '' }) =>
      `Migrate this project from version ${from} of ${id} to ${to === '' ? 'the documented version' : `version ${to}`}. ` +
      'Read the guides with get_migration, in their order, section by section with get_page. ' +
      'For every component that the project uses, ask get_changes for what was removed, renamed, deprecated or made required. ' +
      'Change one thing at a time, run the type checker after each, and list what has to be decided by a person.',
  },
  {
    name: 'review_code',
    title: 'Review my code',
    description: 'Check code against the documentation: names, types, deprecations, better ways.',
    arguments: [{ name: 'code', description: 'The code to review.', required: true }],
    textOf: ({ code = '' }) =>
      'Review this code against the documentation. Look up every component and hook in it with get_api and its props with `members`; ' +
      'do not rely on memory. Name what does not exist, what is deprecated and by what to replace it, required props that are missing, ' +
      'and guides (search_docs) that show a better way. Quote the address of each page you rely on.\n\n' +
      `\`\`\`\`tsx\n${code}\n\`\`\`\``,
  },
];
