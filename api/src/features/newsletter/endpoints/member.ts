import * as operations from '@blattwerk/contract/newsletter/operations';
import { memberFactory } from '../../../http/factories.ts';
import { readOwnState } from '../newsletter.service.ts';

export const checkNewsletterEndpoint = memberFactory.build(operations.checkNewsletter, ({ ctx }) => readOwnState(ctx));
