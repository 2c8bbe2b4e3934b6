import { issuedKinds } from '@blattwerk/contract/document-checks/shapes';
import { templateKinds, templateLocales, type DocumentTemplate, type TemplateKind } from '@blattwerk/contract/document-templates/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { readAgreement } from '../agreements/public.ts';
import { templateVersions } from './template-versions.ts';

/** In German for every reader, or in several languages on one sheet. */
const inOneLanguage: ReadonlySet<TemplateKind> = new Set(['prescription', 'prescription-copy', 'travel-certificate', 'tan-sheet']);

/** Agreements register their own versions, with the day of publication. */
const versionsOf = async (ctx: Ctx<Member>, kind: TemplateKind): Promise<DocumentTemplate['versions']> => {
  if (kind !== 'information' && kind !== 'contract')
    return templateVersions[kind].toReversed().map(({ version, since, note }) => ({ version, since, note: note[ctx.locale] }));
  const { versions } = await readAgreement(ctx, { document: kind });
  return versions.map(({ version, publishedOn }) => ({ version, since: publishedOn, note: '' })).sort((one, other) => other.version - one.version);
};

const present = async (ctx: Ctx<Member>, kind: TemplateKind): Promise<DocumentTemplate> => {
  const locales = templateLocales.filter((locale) => locale === 'de' || !inOneLanguage.has(kind));
  return { kind, locales, isIssued: issuedKinds.some((one) => one === kind), versions: await versionsOf(ctx, kind) };
};

/** Every kind of document with its versions. */
export const listTemplates = async (ctx: Ctx<Member>): Promise<{ items: DocumentTemplate[]; total: number }> => {
  const items: DocumentTemplate[] = [];
  for (const kind of templateKinds) items.push(await present(ctx, kind));
  return { items, total: items.length };
};
