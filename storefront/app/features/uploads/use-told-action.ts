import { toastFailure } from '../../components/ui/toast-failure.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

/** Runs what a button does, and says in a toast why it failed. */
export const useToldAction = () => {
  const locale = useLocale();
  const { run, isPending } = useAction();
  return {
    isPending,
    run: (work: () => Promise<void>) =>
      void run(async () => {
        try {
          await work();
        } catch (error) {
          toastFailure(error, locale);
          throw error;
        }
      }),
  };
};
