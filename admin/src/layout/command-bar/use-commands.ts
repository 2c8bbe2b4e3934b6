import type { SearchHit } from '@blattwerk/contract/office-search/shapes';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isImportable } from '../../grid/import/import-button.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { resources } from '../../resources/index.ts';
import { isListedFor } from '../listed.ts';

/** A user who types on has not asked yet. */
const pauseMs = 200;
const shortest = 2;

export interface Command {
  to: string;
  name: string;
  note: string | null;
  icon: ReactNode;
  section: string;
}

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** The record's own page; without one its list, narrowed to it. */
const addressOf = ({ resource, id, title }: SearchHit): string => {
  const { show, form } = resources.find(({ name }) => name === resource) ?? {};
  if (show !== undefined) return `/${resource}/${encodeURIComponent(id)}`;
  return form === undefined ? `/${resource}?${new URLSearchParams({ q: title })}` : `/${resource}/${id}/edit`;
};

const fits = (name: string, q: string): boolean => q.split(/\s+/).every((word) => name.toLocaleLowerCase().includes(word.toLocaleLowerCase()));

/** The lists of the menu, new records where the user may make them, and files that are imported. */
const usePlaces = (user: StaffMember, q: string): Command[] => {
  const { t } = useTranslation();
  const listed = resources.filter((resource) => isListedFor(user, resource));
  const lists = listed.map(({ name, icon }) => ({ to: `/${name}`, name: t(`${name}.title`), note: null, icon, section: t('commandBar.lists') }));
  const fresh = listed
    .filter(({ form, hasNoCreate, editableBy }) => form !== undefined && hasNoCreate !== true && editableBy.includes(user.role))
    .map(({ name, icon }) => ({ to: `/${name}/new`, name: t(`${name}.new`), note: null, icon, section: t('commandBar.fresh') }));
  const imports = listed
    .filter(({ name }) => user.role === 'admin' && isImportable(name))
    .map(({ name, icon }) => ({
      to: `/${name}/import`,
      name: t('commandBar.import', { list: t(`${name}.title`) }),
      note: null,
      icon,
      section: t('commandBar.imports'),
    }));
  return [...lists, ...fresh, ...imports].filter(({ name }) => fits(name, q));
};

/** What the bar offers for some words: first the records that the server finds. */
export const useCommands = (user: StaffMember, q: string): { commands: Command[]; isSearching: boolean; isFailed: boolean } => {
  const { t } = useTranslation();
  const asked = usePaused(q);
  const isAsked = q.length >= shortest && asked.length >= shortest;
  const { query, result } = useAnswer('/backoffice/search', { query: { q: asked } }, { isAsked, keepsPrevious: true });
  const hits: readonly SearchHit[] = isAsked && query.data !== undefined && !query.isError ? result.data.items : [];
  const records = hits.map((hit) => ({
    to: addressOf(hit),
    name: hit.title,
    note: hit.subtitle,
    icon: resources.find(({ name }) => name === hit.resource)?.icon,
    section: t(`${hit.resource}.title`),
  }));
  const places = usePlaces(user, q);
  // Records of one kind stand together, the kind of the best one first.
  const grouped = [...Map.groupBy(records, ({ section }) => section).values()].flat();
  return { commands: [...grouped, ...places], isSearching: q !== asked || (isAsked && query.isFetching), isFailed: isAsked && query.isError };
};
