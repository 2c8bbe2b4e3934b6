import { audit } from '../../kernel/audit.ts';
import { inReading, type Ctx, type Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { isSameToken, sealedIdOf, sealedToken } from '../../kernel/sealed-token.ts';
import { renderCalendar } from './calendar.ts';
import { Schedule } from './schedule.model.ts';
import { bookedAhead, doctorFacts } from './schedules.queries.ts';

const tokenOf = (ctx: Ctx, { doctorId, feedSerial }: Pick<Schedule, 'doctorId' | 'feedSerial'>): string =>
  sealedToken(ctx.secrets, 'calendar-feed', doctorId, `${doctorId}:${feedSerial}`);

const addressOf = (ctx: Ctx, schedule: Schedule): { url: string } => ({ url: `${ctx.baseUrl}/api/v1/clients/calendars/${tokenOf(ctx, schedule)}` });

/** Who knows the address reads the feed: it is shown to its doctor alone. @throws server.notFound before a schedule was saved, and for another doctor's */
const ownSchedule = async (ctx: Ctx<Member>, doctorId: string): Promise<Schedule> => {
  if (doctorId !== ctx.actor.id) throw failure('server.notFound');
  return found(await Schedule.query(ctx.trx).findById(doctorId));
};

export const readFeedAddress = async (ctx: Ctx<Member>, doctorId: string): Promise<{ url: string }> => addressOf(ctx, await ownSchedule(ctx, doctorId));

/** From now on another address is valid, and the one before leads nowhere. */
export const renewFeedAddress = async (ctx: Ctx<Member>, doctorId: string): Promise<{ url: string }> => {
  await ownSchedule(ctx, doctorId);
  const schedule = await Schedule.query(ctx.trx).patchAndFetchById(doctorId, { feedSerial: ctx.trx.raw('feed_serial + 1') as never });
  await audit(ctx, { action: 'schedule.renew-feed', objectType: 'schedule', objectId: doctorId });
  return addressOf(ctx, schedule);
};

const usualWords = { de: 'Videosprechstunde', en: 'Video consultation' };

/** The doctor's appointments that lie ahead: when they are, and nothing about with whom. @throws server.notFound for an address that is not valid */
export const readFeed = async (ctx: Ctx, token: string): Promise<Buffer> => {
  const doctorId = found(sealedIdOf(token));
  const schedule = await Schedule.query(ctx.trx).findById(doctorId);
  if (!schedule || !isSameToken(token, tokenOf(ctx, schedule))) throw failure('server.notFound');
  found(await doctorFacts(ctx, doctorId));
  const doctor: Member = { role: 'doctor', id: doctorId, status: 'active', sessionId: doctorId, pharmacyId: null, isWorking: true };
  const booked = await inReading({ ...ctx, actor: doctor }, (bound) => bookedAhead(bound, doctorId));
  const summary = usualWords[ctx.locale];
  return renderCalendar(
    { name: summary, at: ctx.clock.now(), host: new URL(ctx.baseUrl).hostname },
    booked.map(({ id, startsAt, endsAt, version }) => ({ id, startsAt, endsAt, version, summary })),
  );
};
