import { balanceTransactions } from './balance-transactions.ts';
import { invalidRequest } from './errors.ts';
import type { VerifiedOutputs } from './tables.ts';
import type { StripeWorld } from './world.ts';

type Json = Record<string, unknown>;

/** Reads a record by its id's prefix. */
function byId(world: StripeWorld, id: string): object | undefined {
  const { journal } = world;
  if (id.startsWith('pi_')) return journal.get('paymentIntents', id);
  if (id.startsWith('ch_')) return journal.get('charges', id);
  if (id.startsWith('cs_')) return journal.get('sessions', id);
  if (id.startsWith('re_')) return journal.get('refunds', id);
  if (id.startsWith('du_')) return journal.get('disputes', id);
  if (id.startsWith('txn_')) return balanceTransactions(world).find((transaction) => transaction.id === id);
  return undefined;
}

/** Fields that Stripe leaves out unless they are asked for. */
function includable(world: StripeWorld, holder: Json, field: string): unknown {
  const id = String(holder.id);
  if (holder.object === 'checkout.session' && field === 'line_items') {
    const data = world.journal.get('sessionDetails', id)?.lineItems ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (holder.object === 'charge' && field === 'refunds') {
    const data = world.journal.all('refunds').filter((refund) => refund.charge === id);
    return { object: 'list', data: data.reverse(), has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  if (holder.object === 'identity.verification_session' && field === 'verified_outputs') {
    const outputs = world.journal.get('verifiedOutputs', id)?.outputs;
    return outputs ? withoutSensitive(outputs) : null;
  }
  return undefined;
}

/** Date of birth and document number need an expansion of their own: `verified_outputs.dob`. */
function withoutSensitive(outputs: VerifiedOutputs): Json {
  const { dob: _dob, id_number: _idNumber, ...open } = outputs;
  return open;
}

function sensitive(world: StripeWorld, session: Json, field: string): unknown {
  if (session.object !== 'identity.verification_session' || (field !== 'dob' && field !== 'id_number')) return undefined;
  return world.journal.get('verifiedOutputs', String(session.id))?.outputs[field] ?? null;
}

function expandPath(world: StripeWorld, holder: Json, fields: string[], path: string): Json {
  const [field, ...rest] = fields as [string, ...string[]];
  const value = field in holder ? holder[field] : includable(world, holder, field);
  if (value === undefined) throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  const expanded = typeof value === 'string' ? (byId(world, value) ?? value) : value;
  if (rest.length === 0 || expanded === null) return { ...holder, [field]: expanded };
  if (field === 'verified_outputs' && rest.length === 1) {
    const secret = sensitive(world, holder, rest[0]!);
    if (secret !== undefined) return { ...holder, [field]: { ...(expanded as Json), [rest[0]!]: secret } };
  }
  if (Array.isArray(expanded)) return { ...holder, [field]: expanded.map((entry) => expandPath(world, entry as Json, rest, path)) };
  if (typeof expanded !== 'object') throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  return { ...holder, [field]: expandPath(world, expanded as Json, rest, path) };
}

/** Applies `expand[]`: ids become the objects they name, left-out fields appear. Paths go through lists (`data.payment_intent`). */
export function expand(world: StripeWorld, body: object, paths: string[]): object {
  return paths.reduce((result, path) => expandPath(world, result, path.split('.').slice(0, 4), path), body as Json);
}
