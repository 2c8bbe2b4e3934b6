import type { Knex } from 'knex';
import { listedWebsites } from './pharmacies.queries.ts';

/** Says whose page a host stands for; null for every host that belongs to no single pharmacy. */
export type OwnDomains = (host: string) => Promise<string | null>;

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');

const hostOf = (website: string): string | null => (URL.canParse(website) ? bare(new URL(website).hostname) : null);

/** Each host that is exactly one listed pharmacy's, with the slug of its page: a host that several name, such as a portal's, belongs to none of them. */
export const domainsOf = (pharmacies: readonly { slug: string; website: string }[], ourHost: string): Map<string, string> => {
  const slugs = new Map<string, string[]>();
  for (const { slug, website } of pharmacies) {
    const host = hostOf(website);
    if (host !== null && host !== bare(ourHost)) slugs.set(host, [...(slugs.get(host) ?? []), slug]);
  }
  return new Map([...slugs].flatMap(([host, [slug, ...others]]): [string, string][] => (slug !== undefined && others.length === 0 ? [[host, slug]] : [])));
};

interface Options {
  knex: Knex;
  ourHost: string;
  now: () => Date;
  /** A database that is away must not take the pages with it. */
  onFailure: (error: unknown) => void;
}

const freshForMs = 60_000;

/** The list of the pharmacies' own hosts, read at most once a minute however many hosts are asked for. */
export const ownDomains = ({ knex, ourHost, now, onFailure }: Options): OwnDomains => {
  let known = new Map<string, string>();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      known = domainsOf(await listedWebsites(knex), ourHost);
    } catch (error) {
      onFailure(error);
    }
    readAt = now().getTime();
    reading = undefined;
  };
  return async (host) => {
    if (bare(host) === bare(ourHost)) return null;
    if (now().getTime() - readAt >= freshForMs) await (reading ??= read());
    return known.get(bare(host)) ?? null;
  };
};
