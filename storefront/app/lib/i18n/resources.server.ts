import type { Resource } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { eager: true, import: 'default' });

/** Every text of every language, for the server only; browsers load what a page needs. */
export const resources: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [, locale = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  resources[locale] = { ...resources[locale], [namespace]: texts as Record<string, string> };
}
