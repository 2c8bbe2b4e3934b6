import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the list of forbidden passwords, from a frequency list of leaked ones (`<password> <count>` a line, most frequent first):
 * `node scripts/breached-passwords.ts <file>`. Hardly any leaked password has four kinds of characters, so the most frequent ones are also listed
 * with the endings that people give them when a form asks for a digit and a special character.
 */
const target = new URL('../api/src/features/accounts/breached-passwords.txt', import.meta.url);

const shortest = 7;
const longest = 32;
const decorated = 2000;

/** Frequent in German leaks; the international list misses most of them. */
const germanWords =
  'passwort kennwort hallo willkommen geheim sommer winter fruehling herbst berlin hamburg muenchen bayern schalke dortmund borussia werder fussball ' +
  'feuerwehr polizei schatz schatzi liebling ichliebedich sonnenschein sonnenblume sternchen prinzessin engelchen schnecke schokolade deutschland ' +
  'internet qwertz qwertzu qwertzuiop yxcvbnm schule arbeit familie urlaub freiheit sicherheit weihnachten januar februar maerz april august september ' +
  'oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag blume katze hund mausi baerchen anfang start telefon handy ' +
  'apotheke gesundheit rezept cannabis blattwerk passwort1 passwort123 hallo123 schalke04 bvb1909 qwertz123 sommer123 hannover96 test123 admin123';

const afterWords = '1! 12! 123! 1234! 1. 123. 1? 123? 1# 1@ 123# 123@ !1 !123 @1 @123 2023! 2024! 2025! 2026!'.split(' ');
const afterDigits = '! ? . * # @ $ !!'.split(' ');

const [, , source] = process.argv;
if (!source) throw new Error('Usage: node scripts/breached-passwords.ts <frequency list>');

const leaked = readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => (line.trim().split(/\s+/)[0] ?? '').toLowerCase())
  .filter(Boolean);
const frequent = [...germanWords.split(' '), ...leaked];
const words = frequent.filter((one) => /^[a-z]{4,}$/.test(one)).slice(0, decorated);
const withDigits = frequent.filter((one) => /^(?=.*\d)(?=.*[a-z].*[a-z])[a-z\d]{5,}$/.test(one)).slice(0, decorated);
const all = [
  ...frequent,
  ...words.flatMap((word) => afterWords.map((ending) => word + ending)),
  ...withDigits.flatMap((one) => afterDigits.map((ending) => one + ending)),
].filter(({ length }) => length >= shortest && length <= longest);

writeFileSync(target, `${[...new Set(all)].sort().join('\n')}\n`);
