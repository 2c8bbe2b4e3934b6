import { Readable } from 'node:stream';
import { ez, ResultHandler } from 'express-zod-api';
import { z } from 'zod';
import { answerFailure, errorShape, sendPieces } from './result-handler.ts';

/** A file that is too large to be held in memory; or events without an end that is known, which have neither size nor name. */
export const streamOutput = z.object({
  stream: z.instanceof(Readable),
  bytes: z.number().optional(),
  filename: z.string().optional(),
  contentType: z.string(),
});
export type StreamOutput = z.output<typeof streamOutput>;

/** Piece by piece, never kept by a cache on the way. */
export const streamResultHandler = new ResultHandler({
  positive: { schema: ez.buffer(), mimeType: 'application/zip' },
  negative: { schema: errorShape },
  handler: async ({ error, output, request, response }) => {
    if (error) return answerFailure(error, request, response);
    const { stream, bytes, filename, contentType } = output as unknown as StreamOutput;
    response.status(200).set({
      'Content-Type': contentType,
      ...(bytes === undefined ? {} : { 'Content-Length': String(bytes) }),
      ...(filename === undefined ? {} : { 'Content-Disposition': `attachment; filename="${filename}"` }),
      // What is compressed is held back until there is enough of it.
      'Cache-Control': bytes === undefined ? 'private, no-store, no-transform' : 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    await sendPieces(stream, response);
  },
});
