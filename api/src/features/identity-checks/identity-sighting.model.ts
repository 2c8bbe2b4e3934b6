import type { sightingKinds } from '@blattwerk/contract/identity-checks/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A doctor has compared person, document and profile. */
export class IdentitySighting extends BaseModel {
  static override tableName = 'identity_sightings';

  declare patientId: string;
  declare doctorId: string;
  declare kind: (typeof sightingKinds)[number];
  declare profileDigest: string;
  declare seenAt: Date;
}
