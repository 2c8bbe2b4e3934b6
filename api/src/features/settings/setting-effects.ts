import { settings, type SettingKey, type SettingValue } from '@blattwerk/contract/settings';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { readSetting } from './settings.service.ts';
import { countOf } from './setting-effects.queries.ts';

interface Sentence {
  de: string;
  en: string;
}

const hoursAgo = (ctx: Ctx, hours: number): Date => later(ctx.clock.now(), -hours * duration.hours);

const patientsUnder = (ctx: Ctx, age: number): Promise<number> =>
  countOf(
    ctx,
    `users WHERE role = 'patient' AND status = 'active' AND born_on > CAST(CAST(:now AS timestamptz) AS date) - make_interval(years => CAST(:age AS int))`,
    {
      now: ctx.clock.now(),
      age,
    },
  );

const openPayments = async (ctx: Ctx): Promise<Sentence> => {
  const count = await countOf(ctx, `payments WHERE status = 'open'`, {});
  return {
    de: `Gilt für Anfragen, die ab dann abgesendet werden. Offene Zahlungen, die ihren Betrag behalten: ${count}.`,
    en: `Holds for requests that are sent from then on. Open payments that keep their amount: ${count}.`,
  };
};

/** Reminders whose time would have come already; an appointment that was booked within the span gets none. */
const remindersAtOnce =
  (mark: 'reminded_day_at' | 'reminded_hour_at') =>
  async (ctx: Ctx, hours: number): Promise<Sentence> => {
    const count = await countOf(
      ctx,
      `consultations WHERE status = 'booked' AND ${mark} IS NULL AND starts_at > :now
        AND starts_at <= CAST(:now AS timestamptz) + make_interval(hours => CAST(:hours AS int))
        AND created_at + make_interval(hours => CAST(:hours AS int)) <= starts_at`,
      { now: ctx.clock.now(), hours },
    );
    return { de: `Erinnerungen, die sofort geschrieben würden: ${count}.`, en: `Reminders that would be written at once: ${count}.` };
  };

const bookedAppointments = async (ctx: Ctx): Promise<Sentence> => {
  const count = await countOf(ctx, `consultations WHERE status = 'booked' AND ends_at > :now`, { now: ctx.clock.now() });
  return {
    de: `Gilt auch für gebuchte Termine: ${count}. E-Mails, die schon geschrieben sind, nennen die Minuten von damals.`,
    en: `Holds for booked appointments too: ${count}. Mails that have been written name the minutes of that time.`,
  };
};

/** What is counted before a value is changed; a setting that is not here changes nothing that is there already. */
const effects: { [K in SettingKey]?: (ctx: Ctx, value: SettingValue<K>) => Promise<Sentence> } = {
  'fees.depositCents': openPayments,
  'treatment.expireDays': async (ctx, days) => {
    const count = await countOf(ctx, `treatments WHERE status IN ('draft', 'awaiting-payment') AND updated_at < :before`, { before: hoursAgo(ctx, days * 24) });
    return {
      de: `Entwürfe und unbezahlte Anfragen, die in der nächsten Nacht verfallen würden: ${count}.`,
      en: `Drafts and unpaid requests that would expire in the coming night: ${count}.`,
    };
  },
  'stock.uncertainHours': async (ctx, hours) => {
    const count = await countOf(ctx, `stock WHERE confirmed_at < :before`, { before: hoursAgo(ctx, hours) });
    return { de: `Angebote, die als unsicher gelten würden: ${count}.`, en: `Offers that would count as uncertain: ${count}.` };
  },
  'stock.goneHours': async (ctx, hours) => {
    const count = await countOf(ctx, `stock WHERE confirmed_at < :before`, { before: hoursAgo(ctx, hours) });
    return { de: `Angebote, die als nicht verfügbar gelten würden: ${count}.`, en: `Offers that would count as unavailable: ${count}.` };
  },
  'highlights.minReviews': async (ctx, least) => {
    const count = await countOf(ctx, `(SELECT product_id FROM reviews WHERE status = 'published' GROUP BY product_id HAVING count(*) >= :least) AS shown`, {
      least,
    });
    return { de: `Produkte, bei denen Rückmeldungen zu sehen wären: ${count}.`, en: `Products whose feedback would be shown: ${count}.` };
  },
  minAge: async (ctx, age) => {
    const count = await patientsUnder(ctx, age);
    return {
      de: `Aktive Konten unter diesem Alter: ${count}. Sie bleiben bestehen; neue werden nicht angelegt.`,
      en: `Active accounts under this age: ${count}. They stay; new ones are not made.`,
    };
  },
  flagUnderAge: async (ctx, age) => {
    const count = await patientsUnder(ctx, age);
    return { de: `Patientinnen und Patienten, auf die hingewiesen würde: ${count}.`, en: `Patients who would be pointed out: ${count}.` };
  },
  'refunds.fourEyesCents': async (ctx, cents) => {
    const count = await countOf(ctx, `refunds WHERE reason = 'admin' AND amount_cents > :cents AND requested_at > :since`, {
      cents,
      since: hoursAgo(ctx, 90 * 24),
    });
    return {
      de: `Erstattungen der letzten 90 Tage, die eine zweite Person gebraucht hätten: ${count}.`,
      en: `Refunds of the last 90 days that would have needed a second person: ${count}.`,
    };
  },
  'doses.maxMonthGrams': async (ctx, grams) => {
    const days = await readSetting(ctx, 'doses.periodDays');
    const count = await countOf(
      ctx,
      `(SELECT patient_id FROM prescriptions WHERE unit = 'g' AND status NOT IN ('revoked', 'replaced') AND issued_at > :since
        GROUP BY patient_id HAVING sum(quantity) > :grams) AS above`,
      { grams, since: hoursAgo(ctx, days * 24) },
    );
    return {
      de: `Patientinnen und Patienten, bei denen die letzten ${days} Tage einen Grund gebraucht hätten: ${count}.`,
      en: `Patients whose last ${days} days would have needed a reason: ${count}.`,
    };
  },
  'consultations.firstReminderHours': remindersAtOnce('reminded_day_at'),
  'consultations.lastReminderHours': remindersAtOnce('reminded_hour_at'),
  'consultations.opensMinutes': bookedAppointments,
  'consultations.closesMinutes': bookedAppointments,
  'prescription.validMonths': async (ctx) => {
    const count = await countOf(ctx, `prescriptions WHERE status NOT IN ('dispensed', 'revoked', 'replaced', 'expired')`, {});
    return {
      de: `Gilt für neue Rezepte. Offene Rezepte, die ihren letzten Tag behalten: ${count}.`,
      en: `Holds for new prescriptions. Open prescriptions that keep their last day: ${count}.`,
    };
  },
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('server.badRequest');
  }
};

/**
 * What a value would change if it held now.
 * @throws server.notFound for an unknown key, server.badRequest when the value does not fit
 */
export const previewSetting = async (ctx: Ctx, { id, value }: { id: string; value: string }): Promise<{ sentences: string[] }> => {
  const key = found(Object.hasOwn(settings, id) ? (id as SettingKey) : undefined);
  const checked = settings[key].schema.safeParse(parsed(value));
  if (!checked.success) throw failure('server.badRequest');
  const effect = effects[key] as ((ctx: Ctx, value: unknown) => Promise<Sentence>) | undefined;
  return { sentences: effect === undefined ? [] : [(await effect(ctx, checked.data))[ctx.locale]] };
};
