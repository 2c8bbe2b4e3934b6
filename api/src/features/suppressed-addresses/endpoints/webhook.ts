import { createHash, timingSafeEqual } from 'node:crypto';
import * as operations from '@blattwerk/contract/suppressed-addresses/operations';
import { webhookFactory } from '../../../http/factories.ts';
import { appOf } from '../../../http/request-context.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { takeReport } from '../reports.service.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The mail relay hands reports over as they came; its bearer token authenticates the caller. Without a configured token every call is refused. */
export const receiveMailReportEndpoint = webhookFactory.build(operations.receiveMailReport, async ({ ctx, input, request }) => {
  const { MAIL_REPORT_TOKEN: token } = appOf(request).config;
  if (!token || !timingSafeEqual(digest(request.get('authorization') ?? ''), digest(`Bearer ${token}`))) throw failure('mail.reportRefused');
  await inTransaction(ctx, (bound) => takeReport(bound, input.raw));
  return { received: true as const };
});
