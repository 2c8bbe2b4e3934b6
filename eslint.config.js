import tseslint from 'typescript-eslint';
import { oneWriter } from './scripts/check/one-writer.ts';

// The one rule that needs types: each table has one writer. Tests write what they need, and of `transition` the callers are asked; a restore fills them all.
export default tseslint.config({
  files: ['api/src/**/*.ts'],
  ignores: ['**/*.test.ts', 'api/src/**/testing/**', 'api/src/kernel/state-machine.ts', 'api/src/app/backup/restore-backup.ts'],
  languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  plugins: { blattwerk: { rules: { 'one-writer': oneWriter } } },
  rules: { 'blattwerk/one-writer': 'error' },
});
