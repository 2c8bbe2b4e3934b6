import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import { BaseModel } from '../../kernel/base-model.ts';

export class Pharmacy extends BaseModel {
  static override tableName = 'pharmacies';

  static override jsonAttributes = ['openingHours'];

  declare slug: string;
  declare name: string;
  declare street: string;
  declare houseNum: string;
  declare zipCode: string;
  declare city: string;
  declare country: string;
  declare email: string | null;
  declare tanEmail: string | null;
  declare phone: string | null;
  declare website: string | null;
  declare lat: number | null;
  declare lon: number | null;
  declare isPickupOnly: boolean;
  declare isListed: boolean;
  declare openingHours: OpenPeriod[] | null;
  declare acceptsElectronic: boolean | null;
  declare hasCourier: boolean | null;
  declare shippingCents: number | null;
  declare freeShippingFromCents: number | null;
  declare addedByPatientId: string | null;
  /** When a full list last named everything that this pharmacy has; a single row's own confirmation counts where it is later. */
  declare stockConfirmedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
