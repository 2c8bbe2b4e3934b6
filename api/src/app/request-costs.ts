import type { Request } from 'express';

/**
 * What a request costs, in tenths of a millisecond of processor time, estimated from the figures of docs/benchmarks.md and rounded up; the first line
 * that fits counts. A caller's budget (`CALLER_BUDGET`) is counted in the same points.
 */
const costs: readonly [address: RegExp, points: number][] = [
  [/^\/assets\/|^\/admin\/assets\/|\.(?:css|ico|js|json|png|svg|txt|webmanifest|woff2|xml)$/, 1],
  // Machines that prove themselves, each with a limit of its own.
  [/^\/api\/v1\/(?:webhooks|feeds)\//, 2],
  [/^\/api\/v1\/clients\/prescriptions\/check\/file/, 300],
  [/^\/api\/v1\/clients\/prescriptions\/check\//, 50],
  // Passwords are hashed: 20 ms in a thread.
  [/^\/api\/v1\/clients\/auth\/(?:login|register|reset)/, 100],
  [/^\/api\/v1\/clients\/pharmacies\/table/, 50],
  [/^\/api\/v1\/clients\/(?:products|pharmacies)/, 10],
  [/^\/api\//, 20],
  [/^\//, 30],
];

export const costOf = ({ path }: Pick<Request, 'path'>): number => costs.find(([address]) => address.test(path))?.[1] ?? 30;
