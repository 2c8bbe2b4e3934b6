import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../components/ui/button.tsx';
import { ChosenBar } from '../../../components/ui/chosen-bar.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { compareAddress, leaveOut, mostCompared, useCompared, useIsFifthRefused, writeCompared } from '../../../lib/comparison/comparison.ts';

/** What is chosen for the comparison, on every page of the market. A fifth product is answered here, with a way to make room for it. */
export const CompareBar = () => {
  const { t } = useTranslation('compare');
  const chosen = useCompared();
  const isRefused = useIsFifthRefused();
  if (chosen.length === 0) return null;
  const clear = (): void => {
    writeCompared([]);
    document.querySelector('main')?.focus({ preventScroll: true });
    toast.removed(t('bar.cleared'), () => writeCompared(chosen));
  };
  return (
    <ChosenBar
      title={t('bar.title')}
      count={t('bar.count', { count: chosen.length, most: mostCompared })}
      more={chosen.length === 1 && t('bar.more')}
      items={chosen.map(({ slug, name }) => ({ key: slug, name }))}
      removeLabel={(name) => t('bar.remove', { name })}
      onRemove={leaveOut}
      refusal={isRefused ? t('bar.full', { most: mostCompared }) : ''}
    >
      {chosen.length > 1 && (
        <LinkButton to={compareAddress(chosen.map(({ slug }) => slug))} size="small">
          {t('bar.open')}
        </LinkButton>
      )}
      <Button kind="quiet" size="small" onClick={clear}>
        {t('bar.clear')}
      </Button>
    </ChosenBar>
  );
};
