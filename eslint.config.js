import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { bans, ruleFor } from './scripts/check/banned-syntax.ts';
import { noSilentCatch } from './scripts/check/no-silent-catch.ts';
import { noWriteOnRead } from './scripts/check/no-write-on-read.ts';
import { oneWriter } from './scripts/check/one-writer.ts';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'api/test/**', 'e2e/**'];
const generated = [
  '**/node_modules/**',
  '**/build/**',
  '**/dist/**',
  '**/.react-router/**',
  '**/generated/**',
  '**/.data*/**',
  '**/test-results/**',
  '.tooling/**',
];

/** The product's own rules: the bans, each with its exceptions, and catch blocks that drop an error. */
const houseRules = {
  plugins: {
    blattwerk: {
      rules: {
        'no-silent-catch': noSilentCatch,
        'no-write-on-read': noWriteOnRead,
        'one-writer': oneWriter,
        ...Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleFor(ban)])),
      },
    },
  },
  rules: { 'blattwerk/no-silent-catch': 'error', ...Object.fromEntries(Object.keys(bans).map((name) => [`blattwerk/${name}`, 'error'])) },
};

const exceptions = Object.entries(bans)
  .filter(([, { except }]) => except.length > 0)
  .map(([name, { except }]) => ({ files: except, rules: { [`blattwerk/${name}`]: 'off' } }));

/** Opening a page creates nothing, in both front ends. These ask with a body what a GET cannot carry, and the server stores nothing of it. */
const reads = [
  { files: ['admin/src/**', 'storefront/app/**'], rules: { 'blattwerk/no-write-on-read': 'error' } },
  {
    files: [
      'admin/src/resources/stock-feeds/schedule-field.tsx',
      'admin/src/resources/stock-feeds/doctor/use-examination.ts',
      'storefront/app/routes/alert-step.tsx',
    ],
    rules: { 'blattwerk/no-write-on-read': 'off' },
  },
];

/** Sizes: no file over 300 lines, no function over 60. Tests may have 400; a migration is read once, from top to bottom. */
const sizes = [
  { rules: { 'max-lines': ['error', { max: 300 }], 'max-lines-per-function': ['error', { max: 60 }] } },
  { files: tests, rules: { 'max-lines': ['error', { max: 400 }], 'max-lines-per-function': 'off' } },
  // All that one caller may ask of one feature; an endpoint itself has 5 to 30 lines.
  { files: ['api/src/features/**/endpoints/*.ts'], rules: { 'max-lines': ['error', { max: 150 }], 'max-lines-per-function': ['error', { max: 30 }] } },
  { files: ['migrations/**'], rules: { 'max-lines-per-function': 'off' } },
];

/** A promise that is not awaited loses its error, and its write may come after the commit. Asked with types, so only where writing happens. */
const promises = {
  files: ['api/src/**/*.ts', 'sandbox/src/**/*.ts', 'seeds/**/*.ts', 'scripts/**/*.ts'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: { '@typescript-eslint/no-floating-promises': 'error' },
};

/** Each table has one writer. Asked with types, as `promises` above; tests write what they need, and of `transition` the callers are asked. */
const writers = {
  files: ['api/src/**/*.ts'],
  ignores: [...tests, 'api/src/**/testing/**', 'api/src/kernel/state-machine.ts'],
  rules: { 'blattwerk/one-writer': 'error' },
};

export default tseslint.config(
  { ignores: [...generated, 'scripts/check/fixtures/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  houseRules,
  promises,
  writers,
  ...exceptions,
  ...reads,
  ...sizes,
  {
    languageOptions: { globals: { ...globals.node }, ecmaVersion: 2024 },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // An interface that a feature adds to: `CatalogueMoment`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { prefer: 'type-imports', fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
    },
  },
  { files: ['api/src/**', 'admin/src/**', 'storefront/app/**', 'video/src/**'], rules: { 'no-console': 'error' } },
  { files: ['admin/**', 'storefront/**', 'video/**'], languageOptions: { globals: { ...globals.browser } }, ...reactHooks.configs.flat.recommended },
  { files: [...tests, 'scripts/jest/**'], languageOptions: { globals: { ...globals.jest } } },
  { files: ['**/*.{ts,tsx}'], rules: { 'no-undef': 'off' } },
  // Playwright reads from the first parameter's pattern which fixtures a fixture wants.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
