export { actingAs } from './acting-as.ts';
export { passSecondFactor } from './check.service.ts';
export { verifyAssertion } from './passkey-assertion.service.ts';
