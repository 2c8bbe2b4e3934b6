import type { VaporizerLoad } from '@blattwerk/contract/vaporizers/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A device to vaporise with. */
export class Vaporizer extends BaseModel {
  static override tableName = 'vaporizers';

  declare name: string;
  declare manufacturer: string | null;
  declare takes: VaporizerLoad[];
  declare cartridgeSystem: string | null;
  declare isListed: boolean;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
