import { styles } from '../../api/src/adapters/pdf/text-layout.ts';
import { openSheet } from '../../api/src/adapters/pdf/sheet.ts';

export interface LetterInput {
  patient: { firstName: string; lastName: string; bornOn: string };
  diagnosis: string;
  writtenAt: Date;
}

const practice = 'Praxis am Volkspark, Dr. med. Henrike Albers, Fachärztin für Allgemeinmedizin';
const germanDate = (date: Date): string =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' }).format(date);

/** What a family doctor's practice writes about a patient; practice and doctor are invented. The same input gives the same bytes. */
export const makeLetter = ({ patient, diagnosis, writtenAt }: LetterInput): Promise<Buffer> => {
  const name = `${patient.firstName} ${patient.lastName}`;
  const sheet = openSheet({
    title: `Befundbericht ${name}`,
    author: practice,
    lang: 'de-DE',
    createdAt: writtenAt,
    footer: `${practice} · Am Volkspark 12, 10715 Berlin · Telefon 030 23125 770`,
    pageLabel: (page, of) => `Seite ${page} von ${of}`,
  });
  sheet.paragraph(practice, styles.strong);
  sheet.paragraph('Am Volkspark 12 · 10715 Berlin · Telefon 030 23125 770');
  sheet.rule();
  sheet.paragraph(`Berlin, den ${germanDate(writtenAt)}`);
  sheet.heading(1, 'Befundbericht');
  sheet.paragraph(`${name}, geboren am ${germanDate(new Date(patient.bornOn))}`, styles.strong);
  sheet.paragraph('Sehr geehrte Kollegin, sehr geehrter Kollege,');
  sheet.paragraph(
    'ich berichte über den oben genannten Patienten bzw. die oben genannte Patientin, der bzw. die sich seit 2021 in meiner hausärztlichen Behandlung befindet.',
  );
  sheet.heading(2, 'Diagnose');
  sheet.paragraph(diagnosis);
  sheet.heading(2, 'Verlauf');
  sheet.paragraph(
    'Die Beschwerden bestehen seit mehr als sechs Monaten. Die bisherige Behandlung, medikamentös und nicht medikamentös, brachte nur vorübergehende Besserung. Eine Rehabilitationsmaßnahme wurde angeboten.',
  );
  sheet.heading(2, 'Befund');
  sheet.paragraph(
    'Allgemein- und Ernährungszustand gut, Blutdruck 128/82 mmHg, Puls 68/min, regelmäßig. Herz und Lunge unauffällig. Kein fokal-neurologisches Defizit. Keine Hinweise auf eine psychotische Erkrankung, auch nicht in der Familie. Labor: Blutbild, Leber- und Nierenwerte im Normbereich.',
  );
  sheet.heading(2, 'Beurteilung');
  sheet.paragraph(
    'Gegen einen Behandlungsversuch mit Cannabisarzneimitteln bestehen aus hausärztlicher Sicht keine Bedenken. Ich bitte um eine Verlaufskontrolle nach vier Wochen und um einen kurzen Bericht.',
  );
  sheet.paragraph('Mit freundlichen kollegialen Grüßen');
  sheet.paragraph('Dr. med. Henrike Albers', styles.strong);
  return sheet.finish();
};
