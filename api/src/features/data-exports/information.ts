import type { Locale } from '@blattwerk/contract/errors';
import type { Ctx } from '../../kernel/ctx.ts';
import { readAgreement } from '../agreements/public.ts';

const rights = {
  de: [
    'Ihre Rechte',
    'Auskunft (Art. 15 DSGVO) und Übertragbarkeit (Art. 20): diese Datei. Berichtigung (Art. 16): in Ihrem Profil; medizinische Einträge werden nicht überschrieben, sondern mit Datum ergänzt. Löschung (Art. 17) und Einschränkung (Art. 18): in Ihrem Konto unter „Datenschutz“. Widerspruch und Widerruf von Einwilligungen: jederzeit mit Wirkung für die Zukunft. Beschwerde: bei jeder Aufsichtsbehörde für den Datenschutz.',
    'Aufbewahrung',
    'Die Fristen stehen in Abschnitt 5 der Datenschutzerklärung oben. Konten ohne Behandlung löschen wir auf Wunsch sofort.',
    'Keine automatische Entscheidung',
    'Über eine Behandlung entscheidet immer eine Ärztin oder ein Arzt (Art. 22 DSGVO).',
  ],
  en: [
    'Your rights',
    'Access (Art. 15 GDPR) and portability (Art. 20): this file. Rectification (Art. 16): in your profile; medical entries are not overwritten but added to, with a date. Erasure (Art. 17) and restriction (Art. 18): in your account under “Privacy”. Objection and withdrawal of consent: at any time, with effect for the future. Complaint: to any data protection authority.',
    'Retention',
    'The periods are in section 5 of the privacy notice above. Accounts without a treatment are deleted at once on request.',
    'No automated decision',
    'A doctor always decides about a treatment (Art. 22 GDPR).',
  ],
} as const;

/** What Art. 15 asks to be told besides the data: purposes, recipients, retention, rights. The privacy notice as it stands, and a summary. */
export const processingInformation = async (ctx: Ctx, locale: Locale): Promise<string> => {
  const policy = await readAgreement({ ...ctx, locale }, { document: 'privacy' });
  const sections = policy.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [policy.title, ...policy.introduction, ...sections, ...rights[locale]].join('\n\n') + '\n';
};

export const readMe = (brand: string): string =>
  `${brand}

DEUTSCH
record.pdf           alles zum Lesen
data.json            alles zum Weiterverarbeiten (beschrieben in docs/data-export.md)
fhir-bundle.json     die medizinischen Teile im Format HL7 FHIR R4
documents/           Ihre Dokumente: unterschriebene Texte, Arztbriefe, Rechnungen, Kopien der Rezepte
information.de.txt   wie wir Ihre Daten verarbeiten und welche Rechte Sie haben

ENGLISH
record.pdf           everything, to read
data.json            everything, for machines (described in docs/data-export.md)
fhir-bundle.json     the medical parts in the format HL7 FHIR R4
documents/           your documents: signed texts, medical letters, invoices, copies of prescriptions
information.en.txt   how we process your data, and your rights
`;
