import * as operations from '@blattwerk/contract/second-factors/operations';
import { publicFactory } from '../../../http/factories.ts';
import { startPasskeyLogin } from '../passkey-assertion.service.ts';

export const startPasskeyLoginEndpoint = publicFactory.buildUnbound(operations.startPasskeyLogin, ({ ctx }) => startPasskeyLogin(ctx));
