import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { isSameToken } from '../../kernel/sealed-token.ts';
import { derivedSecret } from '../../kernel/secrets.ts';
import type { ListExport } from './list-export.model.ts';

type Keys = Pick<Ctx, 'secrets'>;

/** Long enough to press the button, too short to be passed on. */
const life = 10 * duration.minutes;

const sealOf = ({ secrets }: Keys, id: string, downloads: number, until: number): string =>
  derivedSecret(secrets.mailToken, `list-export:${id}:${downloads}:${until}`);

/**
 * Where the file is. The ticket follows from the row and a key, so that reading the row writes nothing; it names how often the file was
 * fetched before, and fetching counts that up: so it is good once.
 */
export const fileAddress = (ctx: Keys & Pick<Ctx, 'clock'>, { id, downloads }: Pick<ListExport, 'id' | 'downloads'>): string => {
  const until = ctx.clock.now().getTime() + life;
  return `/api/v1/backoffice/exports/${id}/file?ticket=${downloads}.${until}.${sealOf(ctx, id, downloads, until)}`;
};

/** The number of downloads that a ticket is for; undefined for one that is not genuine or too old. */
export const readTicket = (ctx: Keys & Pick<Ctx, 'clock'>, id: string, ticket: string): number | undefined => {
  const [, downloads, until, seal = ''] = /^(\d{1,9})\.(\d{1,15})\.(.+)$/.exec(ticket) ?? [];
  if (downloads === undefined || Number(until) < ctx.clock.now().getTime()) return undefined;
  return isSameToken(seal, sealOf(ctx, id, Number(downloads), Number(until))) ? Number(downloads) : undefined;
};
