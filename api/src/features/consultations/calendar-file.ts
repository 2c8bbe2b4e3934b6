import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { renderCalendar } from '../schedules/public.ts';
import type { Consultation } from './consultation.model.ts';
import type { WithDoctor } from './consultation.presenter.ts';

type Written = Pick<Ctx, 'baseUrl' | 'clock'>;

const words: Record<Locale, { neutral: string; summary: string; description: (doctor: string) => string }> = {
  de: { neutral: 'Termin', summary: 'Videosprechstunde', description: (doctor) => `Mit ${doctor}. Der Raum öffnet zehn Minuten vorher.` },
  en: { neutral: 'Appointment', summary: 'Video consultation', description: (doctor) => `With ${doctor}. The room opens ten minutes before.` },
};

const fileOf = (ctx: Written, row: Consultation, locale: Locale, said: { summary: string; description?: string }): Buffer => {
  const entry = { id: row.id, startsAt: row.startsAt, endsAt: row.endsAt, version: row.version, isCancelled: row.status === 'cancelled' };
  const url = `${ctx.baseUrl}${locale === 'en' ? '/en' : ''}/consultations/${row.id}`;
  return renderCalendar({ name: said.summary, at: ctx.clock.now(), host: new URL(ctx.baseUrl).hostname }, [{ ...entry, ...said, url }]);
};

/** An appointment for its patient's calendar; a later version of the same appointment takes the earlier one's place there. */
export const calendarFileOf = (ctx: Written, row: WithDoctor, locale: Locale): Buffer => {
  const { summary, description } = words[locale];
  return fileOf(ctx, row, locale, {
    summary,
    description: description(fullName({ title: row.doctorTitle, firstName: row.doctorFirstName, lastName: row.doctorLastName })),
  });
};

/** The same for a mail, which says neither with whom nor what about. */
export const neutralCalendarFileOf = (ctx: Written, row: Consultation, locale: Locale): Buffer => fileOf(ctx, row, locale, { summary: words[locale].neutral });
