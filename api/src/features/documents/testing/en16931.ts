import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Schematron {
  Schema: { fromString(xml: string): { validateString(xml: string): { message?: string | null }[] } };
}
/** Not imported: its types bring those of a browser into the whole API, with which Node's do not agree. */
const schematron = createRequire(import.meta.url)('node-schematron') as Schematron;

/** By the official schema of Factur-X, profile EN 16931. */
export const schemaProblems = async (xml: string): Promise<string[]> => (await validateXsd(xml, Profile.EN16931)).errors.map(({ message }) => message);

const rules = new URL('EN16931-CII-validation-preprocessed.sch', import.meta.url);

/** By the official business rules of EN 16931 for CII (Schematron, release 1.3.16). An invoice takes several seconds. */
export const ruleProblems = (xml: string): string[] =>
  schematron.Schema.fromString(readFileSync(rules, 'utf8'))
    .validateString(xml)
    .map(({ message }) => message ?? 'a rule without words');
