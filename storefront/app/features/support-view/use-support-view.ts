import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Gets, Posts } from '@blattwerk/contract/client/types';
import type { OpenedSupportView, SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { useEffect, useRef, useState } from 'react';
import { cleanAddress, endView, forgetView, storedView, openView, readView, secretInAddress } from './support-session.ts';

type Ending = 'none' | 'link' | 'ended' | 'expired';

export type SupportViewState =
  | { step: 'invited'; secret: string }
  | { step: 'loading'; view: OpenedSupportView }
  | { step: 'open'; view: OpenedSupportView; dashboard: SupportDashboard }
  | { step: 'over'; why: Ending };

const first = (): SupportViewState => {
  const secret = secretInAddress();
  if (secret) return { step: 'invited', secret };
  const view = storedView();
  return view ? { step: 'loading', view } : { step: 'over', why: 'none' };
};

/** Refusals after which there is no view any more, whatever the clock says. */
const endingOf = (error: unknown): Ending | undefined => {
  if (refusedWith<Posts['/clients/support-view/open']>(error, 'supportView.linkInvalid')) return 'link';
  return refusedWith<Gets['/clients/support-view']>(error, 'supportView.ended') ? 'ended' : undefined;
};

const useSteps = () => {
  const [state, setState] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const finish = (why: Ending): void => {
    forgetView();
    setState({ step: 'over', why });
  };
  const refuse = (caught: unknown): void => {
    const ending = endingOf(caught);
    if (ending) finish(ending);
    else setError(caught);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      refuse(caught);
    } finally {
      setBusy(false);
    }
  };
  return { state, setState, isBusy, error, finish, refuse, run };
};

/** From the link to the end of the view. `error`: why the last thing that was asked for failed although the view goes on. */
export const useSupportView = () => {
  const { state, setState, isBusy, error, finish, refuse, run } = useSteps();
  const hasBegun = useRef(false);
  const show = async (view: OpenedSupportView): Promise<void> => setState({ step: 'open', view, dashboard: await readView(view.credential) });

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    cleanAddress();
    if (state.step !== 'loading') return;
    const { view } = state;
    readView(view.credential).then((dashboard) => setState({ step: 'open', view, dashboard }), refuse);
  });

  // Another link in the same tab changes the fragment only, and nothing is loaded anew.
  useEffect(() => {
    const invite = (): void => {
      const secret = secretInAddress();
      if (!secret) return;
      cleanAddress();
      setState({ step: 'invited', secret });
    };
    window.addEventListener('hashchange', invite);
    return () => window.removeEventListener('hashchange', invite);
  });

  const open = async (): Promise<void> => {
    if (state.step !== 'invited') return;
    const view = await openView(state.secret);
    setState({ step: 'loading', view });
    await show(view);
  };
  const reload = async (): Promise<void> => {
    if ('view' in state) await show(state.view);
  };
  const end = async (): Promise<void> => {
    if ('view' in state) await endView(state.view.credential);
    finish('ended');
  };
  return { state, isBusy, error, open: () => void run(open), reload: () => void run(reload), end: () => void run(end), expire: () => finish('expired') };
};
