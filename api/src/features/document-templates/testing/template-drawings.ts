import { templateKinds } from '@blattwerk/contract/document-templates/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import { drawingOf } from '../../../adapters/pdf/testing/read-pdf.ts';
import { sha256 } from '../../../kernel/ids.ts';
import { drawSample } from '../previews.ts';
import { isOwnTemplate, localesOf, templateVersions } from '../template-versions.ts';

/** How the sample of a template's newest version is drawn: the SHA-256 of its pages by language. */
interface Drawing {
  version: number;
  sha256: Partial<Record<Locale, string>>;
}
export type Drawings = Record<string, Drawing>;

export const drawingsFile = new URL('../template-drawings.json', import.meta.url);

/** Every template as it is drawn now. */
export const drawTemplates = async (): Promise<Drawings> => {
  const drawings: Drawings = {};
  for (const kind of templateKinds.filter(isOwnTemplate)) {
    const hashes: Drawing['sha256'] = {};
    for (const locale of localesOf(kind)) hashes[locale] = sha256(drawingOf(await drawSample(kind, locale, 'Blattwerk', 'https://blattwerk.example')));
    drawings[kind] = { version: templateVersions[kind].at(-1)?.version ?? 0, sha256: hashes };
  }
  return drawings;
};

/** The templates that are drawn otherwise than registered, though their version is the same. */
export const changedTemplates = (registered: Drawings, drawn: Drawings): string[] =>
  Object.entries(drawn).flatMap(([kind, { version, sha256: hashes }]) => {
    const former = registered[kind];
    return former?.version === version && JSON.stringify(former.sha256) !== JSON.stringify(hashes) ? [kind] : [];
  });
