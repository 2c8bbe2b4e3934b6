/** One call that reads a TAN aloud. Nothing about a person or a medicine is in it. */
export interface TanCall {
  /** E.164. */
  to: string;
  /** The pharmacy's slug. */
  pharmacy: string;
  /** What the TAN opens; several prescriptions of one sending share a TAN and a call. */
  reference: string;
  references: string[];
  /** What is read aloud, with the TAN digit by digit. */
  text: string;
  tan: string;
}

/** The gateway said that this call will never be made: the number is wrong, or it does not call there. */
export class CallRefusedError extends Error {}

export interface CallGatewayPort {
  /** Resolves when the gateway has taken the call. The same call twice is one call. @throws CallRefusedError, any other error for "try again" */
  call(call: TanCall): Promise<void>;
}
