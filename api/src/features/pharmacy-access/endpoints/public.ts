import * as operations from '@blattwerk/contract/pharmacy-access/operations';
import { publicFactory } from '../../../http/factories.ts';
import { openLink, readDoor } from '../open.service.ts';
import { renewLink } from '../renew.service.ts';

export const readLinkEndpoint = publicFactory.build(operations.readLink, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return readDoor(ctx, input.token);
});

export const openLinkEndpoint = publicFactory.buildUnbound(operations.openLink, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return openLink(ctx, input);
});

export const renewLinkEndpoint = publicFactory.buildUnbound(operations.renewLink, ({ ctx, input, response }) => {
  response.set('Cache-Control', 'private, no-store');
  return renewLink(ctx, input.token);
});
