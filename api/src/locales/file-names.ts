import type { IssuedKind } from '@blattwerk/contract/document-checks/shapes';

/** The name of a file in a person's folder of downloads or in a mail: it says nothing about health (decision 156). */
export const neutralName = (reference: string, ending: string): string => `blattwerk-${reference}.${ending}`;

/** An appointment for the calendar: its number would only stand in the way of the next version of the same one. */
export const appointmentName = neutralName('termin', 'ics');

/** Who works with documents finds them by what they are; so does who opens the archive with a copy of the own data. */
const tellingWords: Record<IssuedKind, string> = {
  information: 'aufklaerung',
  contract: 'behandlungsvertrag',
  prescription: 'rezept',
  'prescription-copy': 'rezeptkopie',
  'medical-letter': 'arztbrief',
  invoice: 'rechnung',
  'patient-card': 'patientenausweis',
  'travel-certificate': 'reisebescheinigung',
  'consent-receipt': 'einwilligung',
  'consent-withdrawal': 'widerruf',
  'deletion-proof': 'loeschnachweis',
};

/** Where a number is not the document's own, or a version would say nothing at all. */
const neutralWords: Partial<Record<IssuedKind, string>> = {
  information: 'information',
  contract: 'contract',
  'medical-letter': 'letter',
  'consent-receipt': 'consent',
  'consent-withdrawal': 'withdrawal',
};

interface Stored {
  kind: IssuedKind;
  /** As it is stored: a number or a version, with the ending. */
  filename: string;
}

export const tellingDocumentName = ({ kind, filename }: Stored): string => `${tellingWords[kind]}-${filename}`;

const professionals: readonly string[] = ['admin', 'doctor', 'pharmacy', 'pharmacy-link'];

/** What a stored document is called for the one who gets it: for patients and for mails, which the system sends, nothing tells. */
export const documentName = (stored: Stored, { role }: { role: string }): string =>
  professionals.includes(role) ? tellingDocumentName(stored) : ['blattwerk', neutralWords[stored.kind], stored.filename].filter(Boolean).join('-');
