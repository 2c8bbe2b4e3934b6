import { newId } from '../ids.ts';
import { invalidRequest, noSuch } from './errors.ts';
import type { Params } from './params.ts';
import type { LineItem } from './tables.ts';

function priceOf(data: Params, created: number): LineItem['price'] {
  data.only('currency', 'unit_amount', 'product', 'product_data', 'tax_behavior');
  const currency = data.requiredText('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, undefined, data.named('currency'));
  const amount = data.requiredInteger('unit_amount');
  if (amount < 0) throw invalidRequest('Invalid non-negative integer', 'parameter_invalid_integer', data.named('unit_amount'));
  const product = data.child('product_data') ?? data.missing('product_data');
  product.requiredText('name');
  return {
    id: newId('price_1'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod_', 14),
    recurring: null,
    tax_behavior: data.oneOf('tax_behavior', ['inclusive', 'exclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

function lineItemOf(item: Params, created: number): LineItem {
  item.only('price', 'price_data', 'quantity', 'metadata', 'tax_rates', 'adjustable_quantity');
  const priceId = item.text('price');
  if (priceId !== undefined) throw noSuch('price', priceId, item.named('price'));
  const data = item.child('price_data') ?? item.missing('price_data');
  const price = priceOf(data, created);
  const quantity = item.requiredInteger('quantity');
  if (quantity < 1) throw invalidRequest('This value must be greater than or equal to 1.', 'parameter_invalid_integer', item.named('quantity'));
  const total = price.unit_amount! * quantity;
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: data.child('product_data')!.requiredText('name'),
    metadata: item.metadata(),
    price,
    quantity,
  };
}

/** Reads `line_items` with inline prices. Throws StripeError for missing, unknown or mixed-currency items. */
export function lineItemsOf(params: Params, created: number): LineItem[] {
  const items = params.list('line_items').map((item) => lineItemOf(item, created));
  if (items.length === 0) params.missing('line_items');
  if (items.length > 100) throw invalidRequest('You can have up to 100 line items.', undefined, 'line_items');
  if (new Set(items.map((item) => item.currency)).size > 1) throw invalidRequest('All line items must have the same currency.', undefined, 'line_items');
  return items;
}
