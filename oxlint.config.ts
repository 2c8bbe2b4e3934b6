import { defineConfig, type OxlintConfig } from 'oxlint';
import { bans } from './scripts/check/banned-syntax.ts';

/** Where a rule of the house holds. */
const rule = (name: string, files: string[], except: readonly string[] = []): NonNullable<OxlintConfig['overrides']>[number] => ({
  files,
  excludeFiles: [...except],
  rules: { [`blattwerk/${name}`]: 'error' },
});

const houseRules = [
  ...Object.entries(bans).map(([name, { except }]) => rule(name, ['**'], except)),
  rule('no-silent-catch', ['**']),
  // Opening a page creates nothing, in both front ends. The exceptions ask with a body what a GET cannot carry, and the server stores nothing of it.
  rule(
    'no-write-on-read',
    ['admin/src/**', 'storefront/app/**'],
    ['admin/src/resources/stock-feeds/schedule-field.tsx', 'admin/src/resources/stock-feeds/doctor/use-examination.ts', 'storefront/app/routes/alert-step.tsx'],
  ),
];

// Published rules, and the house's own that need no types (decision 130).
export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/check/house-rules.ts'],
  categories: { correctness: 'error' },
  env: { builtin: true, es2024: true },
  ignorePatterns: [
    '**/build/**',
    '**/dist/**',
    '**/.react-router/**',
    '**/generated/**',
    '**/.data*/**',
    '**/test-results/**',
    '.tooling/**',
    'scripts/check/fixtures/**',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-case-declarations': 'error',
    'no-cond-assign': 'error',
    'no-constant-condition': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'no-array-constructor': 'error',
    'react/no-children-prop': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { prefer: 'type-imports', fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
    // An interface that a feature adds to: `CatalogueMoment`.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    // Sizes: no file over 300 lines, no function over 60.
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
  },
  overrides: [
    // Tests may have 400 lines; a migration is read once, from top to bottom.
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'api/test/**', 'e2e/**'],
      rules: { 'max-lines': ['error', { max: 400 }], 'max-lines-per-function': 'off' },
    },
    // All that one caller may ask of one feature; an endpoint itself has 5 to 30 lines.
    {
      files: ['api/src/features/**/endpoints/*.ts'],
      rules: { 'max-lines': ['error', { max: 150 }], 'max-lines-per-function': ['error', { max: 30 }] },
    },
    { files: ['migrations/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['api/src/**', 'admin/src/**', 'storefront/app/**', 'video/src/**'], rules: { 'no-console': 'error' } },
    { files: ['admin/**', 'storefront/**', 'video/**'], rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' } },
    // Playwright reads from the first parameter's pattern which fixtures a fixture wants.
    { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    // Of TypeScript's files the compiler says it.
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true }, rules: { 'no-redeclare': 'error', 'no-undef': 'error' } },
    { files: ['storefront/public/*.js'], env: { node: false, serviceworker: true } },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    ...houseRules,
  ],
});
