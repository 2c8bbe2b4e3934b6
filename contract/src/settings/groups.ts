import type { SettingKey } from '../settings.ts';

/** The groups in which the back office shows settings, in this order. `rules` is what law or counsel may change. */
export const settingGroups = ['rules', 'market', 'money', 'review', 'pharmacy', 'consultations', 'stock', 'house', 'bookkeeping', 'retention'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** By the first part of a key; a key without a part stands for itself. */
const groupOfArea: Record<string, SettingGroup> = {
  gates: 'rules',
  law: 'rules',
  minAge: 'rules',
  flagUnderAge: 'rules',
  secondFactor: 'rules',
  market: 'market',
  highlights: 'market',
  fees: 'money',
  goae: 'money',
  refunds: 'money',
  refundOnDecline: 'money',
  review: 'review',
  doses: 'review',
  treatment: 'review',
  treatments: 'review',
  prescription: 'pharmacy',
  deliveries: 'pharmacy',
  pharmacyQuestions: 'pharmacy',
  consultations: 'consultations',
  stock: 'stock',
  feeds: 'stock',
  brand: 'house',
  operator: 'house',
  content: 'house',
  mails: 'house',
  exports: 'house',
  imports: 'house',
  bulk: 'house',
  invitations: 'house',
  datev: 'bookkeeping',
  retention: 'retention',
};

/** The law switches that do not lie in the group by their name. */
const exceptions: Partial<Record<SettingKey, SettingGroup>> = { 'prescription.requireQualifiedSignature': 'rules' };

export const settingGroupOf = (key: string): SettingGroup => exceptions[key as SettingKey] ?? groupOfArea[key.split('.')[0] ?? ''] ?? 'house';
