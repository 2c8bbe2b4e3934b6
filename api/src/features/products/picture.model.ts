import { BaseModel } from '../../kernel/base-model.ts';

/** The picture of a product. Its sizes are in the storage by `pictureId`, which is another one with each picture. */
export class ProductPicture extends BaseModel {
  static override tableName = 'product_pictures';
  static override idColumn = 'productId';

  declare productId: string;
  declare pictureId: string;
  /** Of the largest size. */
  declare width: number;
  declare height: number;
  declare altDe: string | null;
  declare altEn: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
