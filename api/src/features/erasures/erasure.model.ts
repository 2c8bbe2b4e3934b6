import type { ProofCounts } from '@blattwerk/contract/deletions/shapes';
import type { ErasureStatus } from '@blattwerk/contract/erasures/states';
import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

export const erasureSteps = ['requests', 'recipients', 'refunds', 'belongings', 'mails', 'name', 'letterSent'] as const;
export type ErasureStep = (typeof erasureSteps)[number];

/** One erasure, from its request to the proof that it was done. Contains no personal data. */
export class Erasure extends BaseModel {
  static override tableName = 'erasures';
  static override get jsonAttributes(): string[] {
    return ['steps', 'counts'];
  }

  declare userId: string;
  declare requestedBy: 'patient' | 'admin' | 'inactivity';
  declare status: ErasureStatus;
  declare hasRecord: boolean;
  declare keepUntil: Date | null;
  declare steps: Partial<Record<ErasureStep, string>>;
  /** How much there was of each class before the first deletion. */
  declare counts: ProofCounts | null;
  declare locale: Locale;
  declare requestedAt: Date;
  declare finishedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
