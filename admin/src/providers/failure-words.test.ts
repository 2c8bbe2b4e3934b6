import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@blattwerk/contract/errors';
import type { ErrorCode } from '@blattwerk/contract/errors';
import { failureWords } from './failure-words.ts';

const codes = Object.keys(errors) as ErrorCode[];
const languages = ['de', 'en'] as const;

test.each(codes)('%s is read as its sentence in both languages, never as the code', (code) => {
  const words = languages.map((language) => failureWords({ code, message: code }, language));
  expect(words).toEqual([errors[code].de, errors[code].en]);
  for (const text of words) expect(text).toMatch(/^\p{Lu}.+[.?]$/u);
  expect(words.join()).not.toContain(code);
});

test('a code that this back office does not know is read as the sentence that came with it, or as nothing', () => {
  expect(failureWords({ code: 'new.failure', message: 'Das geht gerade nicht.' }, 'en')).toBe('Das geht gerade nicht.');
  for (const message of ['', 'new.failure']) expect(failureWords({ code: 'new.failure', message }, 'de')).toBeUndefined();
});

test('no screen shows the code or the sentence of a failure past the one place that words them', () => {
  const source = join(import.meta.dirname, '..');
  const past = globSync('**/*.tsx', { cwd: source }).filter((file) =>
    /\{\s*(?:error|failure|cause)\.(?:code|message)\s*\}/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(past).toEqual([]);
});
