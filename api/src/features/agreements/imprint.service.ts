import type { Imprint } from '@blattwerk/contract/agreements/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { operatorChanges, readOperator } from '../settings/public.ts';
import { agreementChanges } from './documents/agreement-changes.ts';
import type { AgreementText } from './documents/agreement-text.ts';
import { imprintText, imprintVersions, type ImprintVersion } from './documents/imprint.ts';

const textOf = async (ctx: Ctx, { publishedOn, at }: ImprintVersion): Promise<AgreementText> =>
  imprintText(publishedOn, ctx.locale, await readOperator({ trx: ctx.trx, clock: { now: () => at ?? ctx.clock.now() } }));

/**
 * The legal notice as it is, or as it was, and what is different from the version before.
 * @throws server.notFound for a version that there never was
 */
export const readImprint = async (ctx: Ctx, { version: asked }: { version?: number | undefined }): Promise<Imprint> => {
  const all = imprintVersions(await operatorChanges(ctx));
  const shown = asked === undefined ? all.at(-1) : all.find(({ version }) => version === asked);
  if (!shown) throw failure('server.notFound');
  const before = all.find(({ version }) => version === shown.version - 1);
  const text = await textOf(ctx, shown);
  return {
    ...text,
    version: shown.version,
    publishedOn: shown.publishedOn,
    versions: all.map(({ version, publishedOn }) => ({ version, publishedOn })).toReversed(),
    summary: [],
    changes: before ? { since: before.version, wasSigned: false, sections: agreementChanges(await textOf(ctx, before), text) } : null,
  };
};
