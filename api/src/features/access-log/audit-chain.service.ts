import { createHash } from 'node:crypto';
import type { AuditChain } from '@blattwerk/contract/access-log/chain';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import {
  countSeals,
  faultsOf,
  firstIntactCheck,
  insertCheck,
  lastCheck,
  lostHeads,
  readHeads,
  unsealedEntries,
  type ChainCheck,
} from './audit-chain.queries.ts';

/** Goes through all chains as they stand at one moment; what the check before has seen must still be part of them. */
export const checkChains = async (ctx: Ctx<{ role: 'system' }>): Promise<ChainCheck> => {
  const check = await ctx.trx.transaction(
    async (trx): Promise<ChainCheck> => {
      const heads = await readHeads(trx);
      const faults = [...(await unsealedEntries(trx)), ...(await lostHeads(trx, (await lastCheck(trx))?.heads ?? []))];
      for (const { chain } of heads) faults.push(...(await faultsOf(trx, chain)));
      const digest = createHash('sha256').update(JSON.stringify(heads)).digest('hex');
      return { checkedAt: ctx.clock.now(), ...(await countSeals(trx)), heads, digest, faults };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
  await insertCheck(ctx.trx, newId(), check);
  // The log of the processes can later prove the state of the chains.
  const { digest, entries, faults } = check;
  if (faults.length === 0) ctx.log.info({ digest, entries }, 'the audit log is whole');
  else ctx.log.error({ digest, entries, faults: faults.slice(0, 10) }, 'the audit log was tampered with');
  return check;
};

/** What the last check has found. */
export const readAuditChain = async ({ trx }: Ctx): Promise<AuditChain> => {
  const check = await lastCheck(trx);
  if (!check) return { checkedAt: null, isIntact: null, intactSince: null, entries: 0, digest: null, faults: [] };
  const { checkedAt, beganAt, entries, digest, faults } = check;
  const first = faults.length === 0 ? await firstIntactCheck(trx) : undefined;
  const since = first && (first.isAfterFault ? first.checkedAt : (beganAt ?? first.checkedAt));
  return { checkedAt: checkedAt.toISOString(), isIntact: faults.length === 0, intactSince: since?.toISOString() ?? null, entries, digest, faults };
};
