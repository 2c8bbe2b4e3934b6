import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { renderCalendar } from '../schedules/public.ts';
import type { Consultation } from './consultation.model.ts';

type Written = Pick<Ctx, 'baseUrl' | 'clock'>;
type Appointment = Pick<Consultation, 'id' | 'startsAt' | 'endsAt' | 'version' | 'status'>;

const words: Record<Locale, string> = { de: 'Termin', en: 'Appointment' };

/**
 * An appointment for the calendar of its patient or of a trusted person, which others see too: it says neither with whom nor what about. A later version
 * of the same appointment takes the earlier one's place there.
 * @param route the page that the entry leads to
 */
export const calendarFileOf = (ctx: Written, row: Appointment, locale: Locale, route = `/consultations/${row.id}`): Buffer => {
  const summary = words[locale];
  const entry = { id: row.id, startsAt: row.startsAt, endsAt: row.endsAt, version: row.version, isCancelled: row.status === 'cancelled' };
  const url = `${ctx.baseUrl}${locale === 'en' ? '/en' : ''}${route}`;
  return renderCalendar({ name: summary, at: ctx.clock.now(), host: new URL(ctx.baseUrl).hostname }, [{ ...entry, summary, url }]);
};
