import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

type RequestedProduct = NonNullable<HealthAnswers['requestedProducts']>[number];

/** A product that the patient asks for: one of the catalogue, or described as a wish. */
export class TreatmentProduct extends BaseModel {
  static override tableName = 'treatment_products';
  static override idColumn = ['treatmentId', 'position'];
  static override jsonAttributes = ['wish'];

  declare treatmentId: string;
  declare position: number;
  declare productId: string | null;
  declare wish: Extract<RequestedProduct, { wish: unknown }>['wish'] | null;
}
