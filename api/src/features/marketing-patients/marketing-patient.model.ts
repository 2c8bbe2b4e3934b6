import { BaseModel } from '../../kernel/base-model.ts';

export class MarketingPatient extends BaseModel {
  static override tableName = 'marketing_patients';

  declare email: string;
  declare source: 'market' | 'vape' | 'landing';
  declare locale: 'de' | 'en';
  declare createdAt: Date;
  declare version: number;
  declare campaignSource: string | null;
  declare campaignMedium: string | null;
  declare campaignName: string | null;
  declare lastSeenAt: Date;
}
