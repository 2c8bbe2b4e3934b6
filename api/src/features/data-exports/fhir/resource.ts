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

/** Of white space and control characters, strings of FHIR have these four: no-break spaces and the like become plain ones. */
const notInStrings = /(?![ \t\r\n])[\s\p{Cc}]/gu;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const leanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(notInStrings, ' ').trim();
  if (Array.isArray(value)) return value.map(leanValue).filter((one) => !isEmpty(one));
  if (typeof value !== 'object' || value === null) return value;
  const elements = Object.entries(value).map(([name, inner]) => [name, leanValue(inner)] as const);
  return Object.fromEntries(elements.filter(([, inner]) => !isEmpty(inner)));
};

/** FHIR knows no empty elements, at no depth: what is null, undefined, blank or an empty list is left out. */
export const lean = <T extends Resource>(resource: T): Resource => leanValue(resource) as Resource;

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
