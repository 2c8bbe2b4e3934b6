import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { ErrorCode } from '@blattwerk/contract/errors';
import type { Gets } from '@blattwerk/contract/client/types';
import type { LinkDoor, LinkPrescriptions } from '@blattwerk/contract/pharmacy-access/shapes';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import {
  confirmClaim,
  downloadPrescription,
  forgetAccess,
  storedAccess,
  openLink,
  readDoor,
  readLinked,
  renewLink,
  startClaim,
  takeStep,
  type LinkStep,
} from './link-session.ts';

/** `lapsed`: work is left, and the pharmacy may ask for a new TAN. */
export type LinkEnding = 'notFound' | 'expired' | 'lapsed' | 'voided';
export type PharmacyLinkState =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'door'; door: LinkDoor }
  | { step: 'open'; access: string; linked: LinkPrescriptions }
  | { step: 'over'; why: LinkEnding };

const endings = [
  ['pharmacyLink.notFound', 'notFound'],
  ['pharmacyLink.expired', 'expired'],
  ['prescription.voided', 'voided'],
] as const satisfies [ErrorCode, LinkEnding][];
const detailsOf = (error: unknown): { triesLeft?: number; mayRenew?: boolean } =>
  error instanceof ApiError && typeof error.details === 'object' && error.details !== null ? error.details : {};
const endingOf = (error: unknown): LinkEnding | undefined => {
  const why = endings.find(([code]) => refusedWith<Gets['/clients/pharmacy-access/:token']>(error, code))?.[1];
  return why === 'expired' && detailsOf(error).mayRenew ? 'lapsed' : why;
};
const hasEnded = (error: unknown): boolean => refusedWith<Gets['/clients/pharmacy-access/:token/prescriptions']>(error, 'pharmacyLink.accessEnded');

const useSteps = (token: string) => {
  const [state, setState] = useState<PharmacyLinkState>({ step: 'loading' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const toDoor = async (): Promise<void> => {
    forgetAccess();
    setState({ step: 'door', door: await readDoor(token) });
  };
  const refuse = (caught: unknown): void => {
    const why = endingOf(caught);
    const { triesLeft } = detailsOf(caught);
    if (why) setState({ step: 'over', why });
    else if (triesLeft !== undefined) setState((now) => (now.step === 'door' ? { step: 'door', door: { ...now.door, triesLeft } } : now));
    setError(why ? undefined : caught);
  };
  /** A bearer that has run out leads back to the TAN; what is no longer there to the page that says so. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (caught) {
      if (hasEnded(caught)) await toDoor().catch(refuse);
      refuse(caught);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { state, setState, isBusy, error, toDoor, refuse, run };
};

/** From the link to the last step. `error`: why the last thing that was asked for failed although the page goes on. */
export const usePharmacyLink = (token: string) => {
  const { state, setState, isBusy, error, toDoor, refuse, run } = useSteps(token);
  const begin = (): void => {
    const access = storedAccess(token);
    const first = access ? readLinked(token, access).then((linked) => setState({ step: 'open', access, linked })) : toDoor();
    first.catch((caught: unknown) => {
      if (hasEnded(caught)) return toDoor().catch(refuse);
      if (endingOf(caught)) return refuse(caught);
      setState({ step: 'failed', error: caught });
    });
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
  const withAccess = (work: (access: string) => Promise<void>): Promise<boolean> =>
    state.step === 'open' ? run(() => work(state.access)) : Promise.resolve(false);
  return {
    state,
    isBusy,
    error,
    start: (): void => {
      setState({ step: 'loading' });
      begin();
    },
    open: (tan: string): Promise<boolean> =>
      run(async () => {
        const { access, ...linked } = await openLink(token, tan);
        setState({ step: 'open', access, linked });
      }),
    renew: (): Promise<boolean> => run(async () => setState({ step: 'door', door: await renewLink(token) })),
    take: (step: LinkStep): Promise<boolean> => withAccess(async (access) => setState({ step: 'open', access, linked: await takeStep(token, access, step) })),
    startClaim: (email: string) => startClaim(token, storedAccess(token) ?? '', email),
    confirmClaim: (code: string) => confirmClaim(token, storedAccess(token) ?? '', code),
    download: (id: string): Promise<boolean> => withAccess((access) => downloadPrescription(token, access, id)),
  };
};
export type PharmacyLinkPage = ReturnType<typeof usePharmacyLink>;
