import { errors, type ErrorCode, type Locale } from '@blattwerk/contract/errors';
import { rowProblems, runProblems } from '@blattwerk/contract/stock-feeds/problems';
import { refusalsOf } from '../error-responses.ts';
import { feedCalls } from './operations.ts';

export const guideFile = new URL('../../../../docs/pharmacies/feeds.md', import.meta.url);

const head: Record<Locale, string> = { de: '| Code | Bedeutung |\n| --- | --- |', en: '| Code | Meaning |\n| --- | --- |' };
const answerHead: Record<Locale, string> = { de: '| Status | Code | Bedeutung |\n| --- | --- | --- |', en: '| Status | Code | Meaning |\n| --- | --- | --- |' };

const catalogueTable = (catalogue: Record<string, Record<Locale, string>>, locale: Locale): string =>
  [head[locale], ...Object.entries(catalogue).map(([code, text]) => `| \`${code}\` | ${text[locale]} |`)].join('\n');

const answers = (locale: Locale): string => {
  const codes = [...new Set<ErrorCode>(feedCalls.flatMap(({ operation }) => [...refusalsOf(operation).values()].flat()))];
  const rows = codes.toSorted((one, other) => errors[one].status - errors[other].status || (one < other ? -1 : 1));
  return [answerHead[locale], ...rows.map((code) => `| ${errors[code].status} | \`${code}\` | ${errors[code][locale]} |`)].join('\n');
};

const tables: Record<string, (locale: Locale) => string> = {
  rows: (locale) => catalogueTable(rowProblems, locale),
  runs: (locale) => catalogueTable(runProblems, locale),
  answers,
};

/** The guide with its tables as the catalogues say now: what stands between the marks is never written by hand. */
export const guideWithTables = (text: string): string =>
  text.replace(/<!-- (rows|runs|answers) (de|en) -->[\s\S]*?<!-- end -->/g, (_all, name: string, locale: string) => {
    const made = tables[name]?.(locale as Locale) ?? '';
    return `<!-- ${name} ${locale} -->\n\n${made}\n\n<!-- end -->`;
  });
