import { issuedKinds } from '@blattwerk/contract/document-checks/shapes';
import { templateKinds, type DocumentTemplate, type TemplateKind } from '@blattwerk/contract/document-templates/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readAgreement } from '../agreements/public.ts';
import { isOwnTemplate, localesOf, templateVersions } from './template-versions.ts';

/** Agreements register their own versions, with the day of publication. */
const versionsOf = async (ctx: Ctx<Member>, kind: TemplateKind): Promise<DocumentTemplate['versions']> => {
  if (isOwnTemplate(kind)) return templateVersions[kind].toReversed().map(({ version, since, note }) => ({ version, since, note: note[ctx.locale] }));
  const { versions } = await readAgreement(ctx, { document: kind });
  return versions.map(({ version, publishedOn }) => ({ version, since: publishedOn, note: '' })).sort((one, other) => other.version - one.version);
};

const present = async (ctx: Ctx<Member>, kind: TemplateKind): Promise<DocumentTemplate> => {
  return { kind, locales: localesOf(kind), isIssued: issuedKinds.some((one) => one === kind), versions: await versionsOf(ctx, kind) };
};

/** Every kind of document with its versions. */
export const listTemplates = async (ctx: Ctx<Member>): Promise<{ items: DocumentTemplate[]; total: number }> => {
  const items: DocumentTemplate[] = [];
  for (const kind of templateKinds) items.push(await present(ctx, kind));
  return { items, total: items.length };
};
