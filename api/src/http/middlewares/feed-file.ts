import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

const feedFile = /^\/api\/v1\/feeds\/[^/?]+\/stock\/?(\?|$)/;

/** A pharmacy's whole file: nothing reads it before its sender is known and its turn has come. */
export const isFeedFile = (request: IncomingMessage): boolean => request.method === 'PUT' && feedFile.test((request as Request).originalUrl);

/** A sender who was answered before the end may go on for so long, so that the answer arrives; then the line is cut. */
const mayStillCome = 8 * 1024 * 1024;

const endLine = (request: Request): void => {
  let after = 0;
  request.on('data', (chunk: Buffer) => {
    after += chunk.length;
    if (after > mayStillCome) request.destroy();
  });
};

/** The body is the file: what else is said stands in the address. */
export const acceptFeedFile = (request: Request, response: Response, next: NextFunction): void => {
  if (!isFeedFile(request)) return next();
  request.body = { ...request.query };
  response.on('finish', () => endLine(request));
  next();
};
