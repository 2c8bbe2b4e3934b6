import type { Gets, Patches, Posts } from '@blattwerk/contract/client/types';

/** What follows `/backoffice/` in the address of a list. */
type FirstPart<P> = P extends `/backoffice/${infer R}` ? (R extends `${string}/${string}` ? never : R) : never;
type ListAt<P extends keyof Gets> = Gets[P]['answer'] extends { items: readonly unknown[] } ? FirstPart<P> : never;

/** Resources that have a list. */
export type ListResource = { [P in keyof Gets]: ListAt<P> }[keyof Gets];
/** A row of a resource's list, as the contract declares it. */
export type RowOf<R extends ListResource> = Gets[`/backoffice/${R}`]['answer']['items'][number];

type RecordAt<P> = P extends `/backoffice/${infer R}/:id` ? R : never;
/** Resources whose records are read one by one; an audit event is read through its list. */
export type RecordResource = RecordAt<keyof Gets> | 'audit-events';
/** A record of a resource, as the contract declares it. */
export type RecordOf<R extends RecordResource> = R extends 'audit-events'
  ? RowOf<'audit-events'>
  : R extends RecordAt<keyof Gets>
    ? Gets[`/backoffice/${R}/:id`]['answer']
    : never;

type PatchAt<P> = P extends `/backoffice/${infer R}/:id` ? R : never;
/** Resources whose records can be edited. */
export type FormResource = Extract<RecordResource, PatchAt<keyof Patches>>;

type ActionAt<P> = P extends `/backoffice/${infer R}/:${string}/${string}` ? R : never;
/** Resources below whose records something can be done. */
export type ActionResource = ActionAt<keyof Posts>;
type ActionPath<R extends string, A extends string> = Extract<keyof Posts, `/backoffice/${R}/:${string}/${A}`>;
/** What can be done below a record of a resource: the last parts of the address. */
export type ActionOf<R extends ActionResource> = keyof Posts extends infer P ? (P extends `/backoffice/${R}/:${string}/${infer A}` ? A : never) : never;
/** What an action answers. */
export type ActionAnswer<R extends ActionResource, A extends string> = A extends string ? Posts[ActionPath<R, A>]['answer'] : never;
type BodyOf<GIVEN> = GIVEN extends { body?: infer BODY } ? ([BODY] extends [undefined] ? Record<string, never> : Exclude<BODY, undefined>) : never;
/** What an action is sent; an empty object where there is nothing to say. */
export type ActionBody<R extends ActionResource, A extends string> = A extends string ? BodyOf<NonNullable<Posts[ActionPath<R, A>]['given'][0]>> : never;
