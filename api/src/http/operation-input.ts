import type { Operation } from '@blattwerk/contract/operation';
import { ez } from 'express-zod-api';
import { z } from 'zod';

type UploadedFile = z.output<ReturnType<typeof ez.upload>>;

/** What a handler gets: the declared input, with the uploaded file or the raw body where one is sent. */
export type InputOf<O extends Operation> = z.output<O['input']> &
  (O extends { sends: 'file' } ? { file: UploadedFile } : O extends { sends: 'raw' } ? { raw: Buffer } : unknown);

const fieldsOf = ({ id, input }: Operation): z.ZodObject => {
  if (input instanceof z.ZodObject) return input;
  throw new Error(`${id} needs an object of named fields as its input`);
};

/** The declared input as express-zod-api reads it from a request. */
export const inputShapeOf = (operation: Operation): z.ZodType => {
  if (operation.sends === 'file') return fieldsOf(operation).extend({ file: ez.upload() });
  if (operation.sends === 'form') return ez.form(fieldsOf(operation));
  if (operation.sends === 'raw') return ez.raw({});
  if (operation.input instanceof z.ZodType) return operation.input;
  throw new Error(`${operation.id} needs a zod schema as its input`);
};
