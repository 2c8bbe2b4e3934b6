import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { addressOf, lean, telecomOf, type Resource } from './resource.ts';

export const patientResource = ({ person }: ExportedData): Resource =>
  lean({
    resourceType: 'Patient',
    id: person.id,
    active: person.status === 'active',
    name: [{ use: 'official', family: person.lastName, given: [person.firstName], ...(person.title ? { prefix: [person.title] } : {}) }],
    telecom: telecomOf(person),
    birthDate: person.dob,
    address: addressOf(person),
    communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: person.locale }] }, preferred: true }],
  });

export const practitionerResources = ({ doctors }: ExportedData): Resource[] =>
  doctors.map((doctor) =>
    lean({
      resourceType: 'Practitioner',
      id: doctor.id,
      identifier: doctor.licenceNumber
        ? [{ value: doctor.licenceNumber, ...(doctor.licenceAuthority ? { assigner: { display: doctor.licenceAuthority } } : {}) }]
        : [],
      name: [{ text: doctor.name }],
      telecom: telecomOf(doctor),
      address: addressOf(doctor).map((address) => ({ ...address, use: 'work' })),
      qualification: doctor.profession ? [{ code: { text: doctor.profession } }] : [],
    }),
  );

export const organizationResources = ({ pharmacies }: ExportedData): Resource[] =>
  pharmacies.map((pharmacy) =>
    lean({
      resourceType: 'Organization',
      id: pharmacy.id,
      type: [coded],
      name: pharmacy.name,
      telecom: telecomOf(pharmacy),
      address: addressOf(pharmacy).map((address) => ({ ...address, use: 'work' })),
    }),
  );

const coded = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/organization-type', code: 'prov', display: 'Healthcare Provider' }],
  text: 'Apotheke',
};
