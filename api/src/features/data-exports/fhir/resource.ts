/** The parts of HL7 FHIR R4 that this export writes. https://hl7.org/fhir/R4 */
export interface Resource {
  resourceType: string;
  id: string;
  [element: string]: unknown;
}

export interface Reference {
  reference: string;
}

/** Every id here is a UUID of its own, so an entry is found by it whatever its type. */
export const urn = (id: string): string => `urn:uuid:${id}`;
export const refer = (id: string): Reference => ({ reference: urn(id) });
export const referIf = (id: string | null): Reference | undefined => (id === null ? undefined : refer(id));

/** FHIR knows no empty elements: what is null, undefined or an empty list is left out. */
export const lean = <T extends Resource>(resource: T): Resource =>
  Object.fromEntries(
    Object.entries(resource).filter(([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)),
  ) as Resource;

interface Place {
  street: string | null;
  houseNum: string | null;
  zipCode: string | null;
  city: string | null;
  country: string | null;
}

export const addressOf = ({ street, houseNum, zipCode, city, country }: Place): object[] => {
  const line = [street, houseNum].filter(Boolean).join(' ');
  if (!line && !city) return [];
  return [
    { use: 'home', ...(line ? { line: [line] } : {}), ...(city ? { city } : {}), ...(zipCode ? { postalCode: zipCode } : {}), ...(country ? { country } : {}) },
  ];
};

export const telecomOf = ({ phone, email }: { phone?: string | null; email?: string | null }): object[] => [
  ...(phone ? [{ system: 'phone', value: phone }] : []),
  ...(email ? [{ system: 'email', value: email }] : []),
];

export const coding = (system: string, code: string, display?: string): { coding: object[]; text?: string } => ({
  coding: [{ system, code, ...(display ? { display } : {}) }],
  ...(display ? { text: display } : {}),
});
