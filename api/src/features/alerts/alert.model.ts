import { BaseModel } from '../../kernel/base-model.ts';

export class Alert extends BaseModel {
  static override tableName = 'alerts';

  declare userId: string | null;
  declare email: string | null;
  declare productId: string;
  declare kind: 'back-in-stock' | 'price-below' | 'at-pharmacy';
  declare priceCents: number | null;
  declare pharmacyId: string | null;
  declare zipCode: string | null;
  declare radiusKm: number | null;
  declare lat: number | null;
  declare lon: number | null;
  declare locale: 'de' | 'en';
  declare status: 'pending' | 'active';
  declare metAt: Date | null;
  declare isTold: boolean;
  declare lastSentAt: Date | null;
  declare askedAt: Date;
  declare confirmedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
