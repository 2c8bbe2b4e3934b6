import type { ContactRequestStatus } from '@blattwerk/contract/contact-requests/states';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { insertRow } from './insert-row.ts';

interface ContactRequestRow {
  id: string;
  number: string;
  topic: string;
  name: string;
  email: string;
  message: string;
  locale: string;
  status: ContactRequestStatus;
  patientId: string | null;
  assigneeId: string | null;
  answer: string | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A message of the contact form from a visitor, which nobody has answered. */
export const buildContactRequest = async (trx: Knex, overrides: Partial<ContactRequestRow> = {}): Promise<ContactRequestRow> => {
  const id = overrides.id ?? v7();
  const at = overrides.createdAt ?? new Date();
  return insertRow<ContactRequestRow>(trx, 'contact_requests', {
    id,
    number: `K-2026-${id.slice(-12)}`,
    topic: 'other',
    name: 'Ada Berg',
    email: `${id}@mail.example`,
    message: 'Wann ist am Telefon jemand da?',
    locale: 'de',
    status: 'open',
    patientId: null,
    assigneeId: null,
    answer: null,
    answeredAt: null,
    closedAt: null,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  });
};
