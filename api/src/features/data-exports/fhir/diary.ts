import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { quantityOf } from './quantity.ts';
import { lean, refer, referIf, type Resource } from './resource.ts';

type Version = ExportedData['diary'][number];

const isLatest = ({ entryId, version }: Version, all: readonly Version[]): boolean =>
  !all.some((other) => other.entryId === entryId && other.version > version);

/** What the patient took and how it worked, each entry of the therapy diary as it holds now; `data.json` has the earlier versions. */
export const diaryResources = ({ diary, person }: ExportedData): Resource[] =>
  diary
    .filter((version) => isLatest(version, diary))
    .map((version) =>
      lean({
        resourceType: 'MedicationStatement',
        id: version.entryId,
        status: 'completed',
        medicationCodeableConcept: { text: version.medicine ?? 'Cannabis' },
        subject: refer(person.id),
        informationSource: refer(person.id),
        effectiveDateTime: version.on,
        dateAsserted: version.writtenAt,
        basedOn: [referIf(version.prescriptionId)].filter((reference) => reference !== undefined),
        dosage: [{ doseAndRate: [{ doseQuantity: quantityOf(version.dose, version.unit) }] }],
        note: [`effect ${version.effect}/10`, ...version.sideEffects, version.note].flatMap((text) => (text ? [{ text }] : [])),
      }),
    );
