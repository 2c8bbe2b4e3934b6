import { randomBytes } from 'node:crypto';
import { seal, SealBroken, unseal } from './sealed.ts';

const key = randomBytes(32).toString('base64url');

test('what was sealed opens again in its place, and looks different each time', () => {
  const sealed = seal(key, 'stock-feed:1', 'Passwort äöü');
  expect(unseal(key, 'stock-feed:1', sealed)).toBe('Passwort äöü');
  expect(sealed).not.toContain('Passwort');
  expect(seal(key, 'stock-feed:1', 'Passwort äöü')).not.toBe(sealed);
});

test('it opens nowhere else, under no other key, and not when a single byte of it was changed', () => {
  const sealed = seal(key, 'stock-feed:1', 'geheim');
  expect(() => unseal(key, 'stock-feed:2', sealed)).toThrow(SealBroken);
  expect(() => unseal(randomBytes(32).toString('base64url'), 'stock-feed:1', sealed)).toThrow(SealBroken);
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, 'stock-feed:1', `v1.${changed.toString('base64url')}`)).toThrow(SealBroken);
  }
  for (const broken of ['', 'v1.', 'v1.AAAA', sealed.slice(0, -4)]) expect(() => unseal(key, 'stock-feed:1', broken)).toThrow(SealBroken);
});
