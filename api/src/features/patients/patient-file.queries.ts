import type { PatientFile } from '@blattwerk/contract/patients/file-shapes';
import type { Knex } from 'knex';

export interface ConsentRow extends Omit<PatientFile['consents'][number], 'givenAt' | 'withdrawnAt'> {
  acceptedAt: Date;
  withdrawnAt: Date | null;
}

export interface MailRow extends Pick<PatientFile['mails'][number], 'id' | 'status'> {
  template: string;
  createdAt: Date;
  sentAt: Date | null;
}

export interface FileRow extends Omit<PatientFile['files'][number], 'createdAt'> {
  createdAt: Date;
}

export const queryConsents = (trx: Knex, userId: string): Promise<ConsentRow[]> =>
  trx('consents').where({ userId }).orderBy('acceptedAt', 'desc').orderBy('id').select('id', 'document', 'version', 'way', 'acceptedAt', 'withdrawnAt');

/** Mails to the account and to its address, which stand in the outbox until their period is over. */
export const queryMails = (trx: Knex, userId: string): Promise<MailRow[]> =>
  trx('mails')
    .where({ recipientId: userId })
    .orWhere('recipientAddress', trx('users').where({ id: userId }).select('email'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(200)
    .select('id', 'template', 'status', 'createdAt', 'sentAt');

export const queryFiles = (trx: Knex, patientId: string): Promise<FileRow[]> =>
  trx('uploads').where({ patientId }).orderBy('createdAt', 'desc').orderBy('id').select('id', 'purpose', 'contentType', 'bytes', 'status', 'createdAt');
