import type { z } from 'zod';
import type { ErrorCodeOf } from '../operation-errors.ts';
import type { Operation } from '../operation.ts';
import type { AnyOperation } from '../operations.ts';

type Method = Operation['method'];
type WithMethod<M extends Method> = Extract<AnyOperation, { method: M }>;
type FileOperation = Extract<AnyOperation, { answer: 'file' | 'stream' }>;

type ParamsOf<P extends string> = P extends `${string}:${infer NAME}/${infer REST}`
  ? NAME | ParamsOf<`/${REST}`>
  : P extends `${string}:${infer NAME}`
    ? NAME
    : never;

/** What a caller may write in a field: where the shape reads whatever it gets (`z.coerce`), what comes out of it. */
type Fields<IN, OUT, PARAMS> = IN extends IN
  ? { [K in keyof IN as K extends PARAMS ? never : K]: unknown extends IN[K] ? (K extends keyof OUT ? OUT[K] : unknown) : IN[K] }
  : never;

/** An empty shape is read as `Record<string, never>`. */
type Need<FIELDS> = FIELDS extends unknown
  ? [keyof FIELDS] extends [never]
    ? 'none'
    : string extends keyof FIELDS
      ? 'none'
      : object extends FIELDS
        ? 'optional'
        : 'needed'
  : never;

/** A query or body that is needed, that may be left out, or that there is none of; of a union, one of them. */
type Part<NAME extends string, FIELDS> = [Need<FIELDS>] extends ['none']
  ? { [K in NAME]?: undefined }
  : [Need<FIELDS>] extends ['needed']
    ? { [K in NAME]: FIELDS }
    : { [K in NAME]?: FIELDS };

type SentBy<O extends Operation> = Part<
  O['method'] extends 'get' | 'delete' ? 'query' : 'body',
  Fields<z.input<O['input']>, z.output<O['input']>, ParamsOf<O['path']>>
> &
  (O extends { sends: 'file' } ? { file: Blob } : object);

/** What a call has to bring: the parameters of the path, a query or a body, a file. */
type GivenTo<O extends Operation> = ([ParamsOf<O['path']>] extends [never] ? object : { params: Record<ParamsOf<O['path']>, string> }) &
  SentBy<O> & { signal?: AbortSignal | undefined; isSign?: true };

interface CallTypes<O extends Operation> {
  given: object extends GivenTo<O> ? [given?: GivenTo<O>] : [given: GivenTo<O>];
  answer: O['answer'] extends string ? Blob : z.output<O['answer']>;
  /** The codes that the call can be refused with. */
  errors: ErrorCodeOf<O>;
}

/** By path, so that the types of a call are looked up and not searched for. */
type ByPath<O extends AnyOperation> = { [ONE in O as ONE['path']]: CallTypes<ONE> };

export interface Gets extends ByPath<Exclude<WithMethod<'get'>, FileOperation>> {}
export interface Posts extends ByPath<Exclude<WithMethod<'post'>, FileOperation>> {}
/** The feed API takes whole files, which are no JSON; only the back office puts through the client. */
export interface Puts extends ByPath<Exclude<WithMethod<'put'>, { path: `/feeds/${string}` }>> {}
export interface Patches extends ByPath<WithMethod<'patch'>> {}
export interface Deletes extends ByPath<WithMethod<'delete'>> {}
export interface Files extends ByPath<Extract<FileOperation, { method: 'get' }>> {}
export interface PostedFiles extends ByPath<Extract<FileOperation, { method: 'post' }>> {}
