import * as operations from '@blattwerk/contract/document-checks/operations';
import { publicFactory } from '../../../http/factories.ts';
import { listAnchors, readAnchor } from '../anchors.service.ts';
import { checkByCode, checkFile } from '../document-checks.service.ts';

export const checkByCodeEndpoint = publicFactory.buildUnbound(operations.checkByCode, ({ ctx, input }) => checkByCode(ctx, input.code));

export const checkByFileEndpoint = publicFactory.buildUnbound(operations.checkByFile, ({ ctx, input }) => checkFile(ctx, input.file.data));

export const listAnchorsEndpoint = publicFactory.build(operations.listAnchors, async ({ ctx }) => ({ items: await listAnchors(ctx) }));

export const readAnchorEndpoint = publicFactory.build(operations.readAnchor, ({ ctx, input }) => readAnchor(ctx, input.day));
