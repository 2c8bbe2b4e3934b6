import { linkDoor, linkInput, openLinkInput, openedLink } from '@blattwerk/contract/pharmacy-access/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { openLink, readDoor } from '../open.service.ts';

export const readLinkEndpoint = publicFactory.build({
  operation: 'pharmacy-access.read',
  method: 'get',
  summary: 'Whose link this is, and how often its TAN may still be tried',
  input: linkInput,
  output: linkDoor,
  handler: ({ ctx, input, response }) => {
    response.set('Cache-Control', 'private, no-store');
    return readDoor(ctx, input.token);
  },
});

export const openLinkEndpoint = publicFactory.buildUnbound({
  operation: 'pharmacy-access.open',
  method: 'post',
  summary: 'Open a sending with the TAN of its link',
  input: openLinkInput,
  output: openedLink,
  handler: ({ ctx, input, response }) => {
    response.set('Cache-Control', 'private, no-store');
    return openLink(ctx, input);
  },
});
