import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { customerCodes } from '../contract/src/customer-codes.ts';
import { errors, type ErrorCode } from '../contract/src/errors.ts';
import { inRoot } from './root.ts';

export const errorPageFile = inRoot('docs', 'error-codes.md');

const row = (code: ErrorCode): string => {
  const { status, log, de, en } = errors[code];
  return `| \`${code}\` | ${status} | ${log} | ${customerCodes.includes(code) ? 'customer' : 'ours'} | ${de} | ${en} |`;
};

/** Every error code on one page, as the catalogue has it. */
export const errorPage = async (): Promise<string> => {
  const codes = (Object.keys(errors) as ErrorCode[]).toSorted();
  const text = `# Error codes

Written by \`npm run errors:page\` from \`contract/src/errors.ts\` and what it takes in; a test keeps it true. The API answers \`{ code, message, details? }\` with the status; people read the message, never the code.

**Whose they are.** \`customer\`: from the customer's catalogue (\`contract/src/customer-codes.ts\`). Other systems know these, so they are never renamed or dropped, whatever their form, and a failure that one of them says gets that one. \`ours\`: everything else, named \`<aggregate>.<whatIsWrong>\`, two words in camel case; they stand in the \`errors.ts\` of their aggregate.

| Code | Status | Logged as | Whose | German | English |
| --- | --- | --- | --- | --- | --- |
${codes.map(row).join('\n')}
`;
  return format(text, { ...(await resolveConfig(errorPageFile)), parser: 'markdown' });
};

if (import.meta.main) writeFileSync(errorPageFile, await errorPage());
