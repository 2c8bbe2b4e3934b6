import type { ErrorCode } from './errors.ts';
import type { Operation } from './operation.ts';

/** Any call: what it brings is not what the operation reads, its caller asks for too much, or the server is broken, overloaded or being restarted. */
const anyCall = ['server.badRequest', 'server.tooManyRequests', 'server.internalServerError', 'server.unavailable'] as const;
/** The record that the path names does not exist, or not for this caller. */
const withRecord = ['server.notFound'] as const;
/** The body can be too large, and the database refuse what two calls write at once or what refers to nothing. */
const writing = ['file.tooLarge', 'server.conflict', 'server.unprocessableEntity'] as const;
/** A browser can be led to a writing call by a page of another site. */
const writingInBrowsers = ['auth.csrf'] as const;
/** Of operations that need a session: there is none, it is over, or the account may not do this, or not yet. */
const withSession = [
  'server.unauthorized',
  'server.forbidden',
  'token.invalid',
  'token.expired',
  'user.banned',
  'user.notActive',
  'user.awaitsApproval',
  'doctor.notActive',
  'auth.mailNotConfirmed',
  'auth.secondFactorRequired',
] as const;

type ReadingErrorCode = (typeof anyCall | typeof withSession)[number];
type WritingErrorCode = (typeof writing | typeof writingInBrowsers)[number];
type OwnErrorCode<O extends Operation> = O extends { errors: readonly (infer CODE)[] } ? CODE : never;

/** The codes that a call of this operation can be refused with. The permission matrix is none of the contract's: a session can be asked for by any of them. */
export type ErrorCodeOf<O extends Operation> =
  | ReadingErrorCode
  | (O['path'] extends `${string}:${string}` ? (typeof withRecord)[number] : never)
  | (O['method'] extends 'get' ? never : WritingErrorCode)
  | OwnErrorCode<O>;

/** Who calls: everybody, only those who are signed in, or a program with a credential of its own. */
export type Callers = 'everybody' | 'members' | 'programs';

/** What a kind of operation can always be refused with; no operation repeats it. */
export const commonErrorsOf = (operation: Operation, callers: Callers): readonly ErrorCode[] => [
  ...anyCall,
  ...(operation.path.includes(':') ? withRecord : []),
  ...(operation.method === 'get' ? [] : writing),
  ...(operation.method === 'get' || callers === 'programs' ? [] : writingInBrowsers),
  ...(callers === 'members' ? withSession : []),
];

/** Every code that a call of this operation can be answered with. */
export const errorsOf = (operation: Operation, callers: Callers): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...commonErrorsOf(operation, callers), ...(operation.errors ?? [])]),
];
