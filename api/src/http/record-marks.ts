/** A JSON response as bytes, and where in it each record begins. */
export interface BytesOfRecords {
  body: Buffer;
  records: readonly { id: string; start: number }[];
}

/**
 * The same response with the caller's marks: `field`, which is false in each record, is true in those of these ids. A text within the JSON cannot be
 * mistaken for the field, because its quotation marks are escaped there.
 */
export const withMarks = ({ body, records }: BytesOfRecords, field: string, ids: ReadonlySet<string>): Buffer => {
  const name = `"${field}":`;
  let marked: Buffer | undefined;
  for (const { id, start } of records) {
    if (!ids.has(id)) continue;
    const at = body.indexOf(`${name}false`, start);
    if (at < 0) throw new Error(`A record has no ${field}.`);
    // As long as `false`, so that nothing moves.
    (marked ??= Buffer.from(body)).write('true ', at + name.length, 'latin1');
  }
  return marked ?? body;
};
