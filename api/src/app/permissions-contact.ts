import { patient, type Permission } from '../http/principals.ts';

/** What patients tell their doctor besides the questionnaire: answers to questions, how the last prescription worked, the therapy diary. */
export const contactPermissions = {
  'treatments.answer': patient,
  'treatments.write-message': patient,
  'treatments.read-messages': patient,
  'treatments.reply': { doctor: 'assigned' },
  'treatments.see-messages': { doctor: 'assigned' },
  'follow-ups.read': patient,
  'follow-ups.create': patient,
  'follow-ups.save': patient,
  'diary.list': patient,
  'diary.download': patient,
  'diary.create': patient,
  'diary.correct': patient,
  'diary.remove': patient,
  'diary.share': patient,
  'diary.read-shared': { doctor: 'assigned' },
} as const satisfies Record<string, Permission>;
