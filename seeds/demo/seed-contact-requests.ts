import type { Knex } from 'knex';
import { stableId } from '../stable-ids.ts';

const hour = 3_600_000;

interface Written {
  topic: string;
  name: string;
  email: string;
  phone: string | null;
  locale: 'de' | 'en';
  message: string;
  hoursAgo: number;
  answer?: string;
  note?: string;
}

const written: readonly Written[] = [
  {
    ...{ topic: 'payment', name: 'Renate Albers', email: 'r.albers@mail.example', phone: '+4951155501234', locale: 'de', hoursAgo: 74 },
    message: 'Guten Tag, ich habe zweimal auf „Bezahlen“ gedrückt. Wird mir die Anzahlung jetzt zweimal abgebucht?',
    answer:
      'Guten Tag Frau Albers,\n\ndie Anzahlung wurde einmal abgebucht. Ein zweiter Druck auf den Knopf löst keine zweite Zahlung aus.\n\nFreundliche Grüße',
  },
  {
    ...{ topic: 'account', name: 'Jonas Petersen', email: 'jonas.petersen@mail.example', phone: null, locale: 'de', hoursAgo: 51 },
    message: 'Ich habe ein neues Telefon und komme mit der Codes-App nicht mehr in mein Konto.',
    note: 'Am Telefon geklärt: Anmeldung mit einem Wiederherstellungscode.',
  },
  {
    ...{ topic: 'pharmacy', name: 'Claire Dubois', email: 'claire.dubois@mail.example', phone: null, locale: 'en', hoursAgo: 20 },
    message: 'I am moving from Hannover to Berlin next week. Can I change the pharmacy after the prescription was sent?',
  },
  {
    ...{ topic: 'privacy', name: 'Holger Wendt', email: 'h.wendt@mail.example', phone: null, locale: 'de', hoursAgo: 6 },
    message: 'Wie lange bleiben meine Angaben gespeichert, wenn ich mich registriere und dann doch keine Anfrage stelle?',
  },
  {
    ...{ topic: 'other', name: 'Praxis am Lindenplatz', email: 'praxis@lindenplatz.example', phone: '+493055500987', locale: 'de', hoursAgo: 2 },
    message: 'Einer unserer Patienten wird bei Ihnen behandelt und möchte, dass wir den Arztbrief bekommen. Wie geht das am einfachsten?',
  },
];

/** What people wrote with the contact form: one answered, one settled on the telephone, three that wait. */
export const seedContactRequests = async (trx: Knex, now: Date, adminId: string): Promise<void> => {
  const year = now.getUTCFullYear();
  for (const [index, { hoursAgo, answer, note, ...one }] of written.entries()) {
    const createdAt = new Date(now.getTime() - hoursAgo * hour);
    const handledAt = new Date(createdAt.getTime() + 3 * hour);
    const [counted] = (await trx.raw<{ rows: { next: string }[] }>(`SELECT nextval('contact_request_numbers') AS next`)).rows;
    await trx('contact_requests').insert({
      ...one,
      id: stableId('contact-request', index),
      number: `K-${year}-${String(counted?.next ?? index + 1).padStart(6, '0')}`,
      status: answer ? 'answered' : note ? 'closed' : 'open',
      ...(answer ? { answer, answeredAt: handledAt, answeredBy: adminId, assigneeId: adminId } : {}),
      ...(note ? { note, closedAt: handledAt, closedBy: adminId, assigneeId: adminId } : {}),
      createdAt,
      updatedAt: answer || note ? handledAt : createdAt,
    });
  }
};
