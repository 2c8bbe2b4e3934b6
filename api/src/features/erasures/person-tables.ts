import type { Ctx } from '../../kernel/ctx.ts';

/** What happens to each table that points to a person, when the person's account is erased. A test finds tables that are missing here. */
interface Place {
  table: string;
  column: string;
}

/** Goes at once, with or without a record. `data_exports` takes its files along and has a step of its own. */
export const belongings: readonly Place[] = [
  { table: 'favorites', column: 'userId' },
  { table: 'alerts', column: 'userId' },
  { table: 'saved_searches', column: 'userId' },
  { table: 'noted_products', column: 'userId' },
  { table: 'pharmacy_favorites', column: 'userId' },
  { table: 'review_likes', column: 'patientId' },
  { table: 'invitations', column: 'inviterId' },
  { table: 'owner_codes', column: 'userId' },
  { table: 'inactivity_notices', column: 'userId' },
  { table: 'mail_tokens', column: 'userId' },
  { table: 'registrations', column: 'userId' },
  { table: 'social_identities', column: 'userId' },
  { table: 'social_sign_ins', column: 'userId' },
  { table: 'authenticators', column: 'userId' },
  { table: 'recovery_codes', column: 'userId' },
  { table: 'second_factor_attempts', column: 'userId' },
  { table: 'passkey_challenges', column: 'userId' },
  { table: 'passkeys', column: 'userId' },
];

/** Stays for everybody, without its author. Of reviews and comments what is published does, under a new name: `leaveReviews` comes first. */
export const detached: readonly Place[] = [
  { table: 'reviews', column: 'patientId' },
  { table: 'review_comments', column: 'patientId' },
  { table: 'pharmacies', column: 'addedByPatientId' },
  { table: 'users', column: 'invitedBy' },
];

/** Goes with the name: after the last mail has left. */
export const traces: readonly Place[] = [
  { table: 'support_views', column: 'patientId' },
  { table: 'sessions', column: 'userId' },
  { table: 'mails', column: 'recipientId' },
];

/** The record and its vouchers, in the order in which they can be deleted; what only hangs on these goes with them. */
export const record: readonly Place[] = [
  { table: 'pharmacy_questions', column: 'patientId' },
  { table: 'prescriptions', column: 'patientId' },
  { table: 'sendings', column: 'patientId' },
  { table: 'payments', column: 'patientId' },
  { table: 'consultations', column: 'patientId' },
  { table: 'treatments', column: 'patientId' },
  { table: 'safety_answers', column: 'patientId' },
  { table: 'health_states', column: 'patientId' },
  { table: 'signatures', column: 'patientId' },
  { table: 'files', column: 'ownerId' },
  { table: 'identity_sightings', column: 'patientId' },
  { table: 'identity_checks', column: 'patientId' },
  { table: 'consents', column: 'userId' },
  { table: 'sealed_records', column: 'userId' },
];

/** Rows that a person wrote as part of the record; they go with the treatment. */
export const withRecord: readonly Place[] = [
  { table: 'treatment_messages', column: 'authorId' },
  { table: 'data_exports', column: 'userId' },
];

export const deleteFrom = async (ctx: Ctx, places: readonly Place[], userId: string): Promise<void> => {
  for (const { table, column } of places)
    await ctx
      .trx(table)
      .where({ [column]: userId })
      .delete();
};

export const detachFrom = async (ctx: Ctx, places: readonly Place[], userId: string): Promise<void> => {
  for (const { table, column } of places)
    await ctx
      .trx(table)
      .where({ [column]: userId })
      .update({ [column]: null });
};
