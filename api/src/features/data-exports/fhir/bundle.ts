import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { newId } from '../../../kernel/ids.ts';
import { diaryResources } from './diary.ts';
import { consentResources, documentResources, withdrawalResources } from './papers.ts';
import { pharmacyAccessResources, pharmacyQuestionResources } from './pharmacies.ts';
import { organizationResources, patientResource, practitionerResources } from './people.ts';
import { prescriptionResources } from './prescriptions.ts';
import { followUpDraftResources, questionnaireResources } from './questionnaire.ts';
import { urn, type Resource } from './resource.ts';
import { appointmentResources, treatmentResources } from './treatments.ts';

export interface Bundle extends Resource {
  resourceType: 'Bundle';
  entry: { fullUrl: string; resource: Resource }[];
}

/** The medical part of an export as HL7 FHIR R4, by the twins that the glossary names. Every reference resolves within the bundle. */
export const fhirBundle = (data: ExportedData, baseUrl: string): Bundle => {
  const resources = [
    patientResource(data),
    ...practitionerResources(data),
    ...organizationResources(data),
    ...questionnaireResources(data, baseUrl),
    ...followUpDraftResources(data, baseUrl),
    ...treatmentResources(data),
    ...prescriptionResources(data),
    ...diaryResources(data),
    ...pharmacyQuestionResources(data),
    ...pharmacyAccessResources(data, baseUrl),
    ...appointmentResources(data),
    ...consentResources(data, baseUrl),
    ...withdrawalResources(data),
    ...documentResources(data),
  ];
  return {
    resourceType: 'Bundle',
    id: newId(),
    type: 'collection',
    timestamp: data.createdAt,
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
};
