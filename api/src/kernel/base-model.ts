import { Model, type Modifiers } from 'objection';

/** Every table's model: ids are strings, `version` counts edits. Bound to a transaction at each query: `Treatment.query(ctx.trx)`. */
export class BaseModel extends Model {
  declare id: string;
  static override modifiers: Modifiers = {};
  static override get useLimitInFirst(): boolean {
    return true;
  }
}
