import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.ts'];

/** Globals that exist on one side only; the suffix of a file says on which side it runs. */
const oneSided = ['window', 'document', 'localStorage', 'navigator', 'location', 'process'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.astro/',
    '**/.cache/',
    '**/.work/',
    'test-results/',
    'playwright-report/',
    'site/public/',
  ]),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers such as `onClick={() => setOpen(true)}` read better without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    // Demos and claims are many and their libraries' types are large: the compiler alone checks their types.
    files: ['site/content/**/demos/*.{ts,tsx}', 'site/content/**/claims.test.tsx'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Readers copy demos: they show what one would write.
    files: ['site/content/**/demos/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'A demo casts nothing: give the value its type where it is made.',
        },
        {
          selector: 'JSXAttribute[name.name="id"] > Literal',
          message: 'Take the id from useId(): a page may show the demo twice.',
        },
        {
          selector:
            'FunctionDeclaration[id.name=/^[A-Z]/] CallExpression[callee.name="createTheme"]:not(CallExpression[callee.name="useMemo"] *)',
          message:
            'Create the theme outside of the component or in useMemo(): otherwise every rendering makes one.',
        },
        {
          selector: 'JSXAttribute[name.name="getDetailPanelHeight"] ArrowFunctionExpression',
          message:
            'Write the function outside of the component: a new one measures every panel again.',
        },
      ],
    },
  },
  {
    files: ['engine/**/*.{ts,tsx}'],
    ignores: ['**/*.{node,browser,island,test,fixture}.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', ...oneSided] },
  },
  {
    // Tests read foreign answers and speak to the console they watch.
    files: tests,
    rules: { 'no-console': 'off', 'max-params': 'off' },
  },
  {
    files: ['tools/**/*.mjs', '*.config.js'],
    languageOptions: { globals: globals.node },
  },
  {
    // Command-line programs and the server speak to a person through the console.
    files: ['tools/**/*.mjs', 'bench/**/*.ts', '{mcp,server}/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
