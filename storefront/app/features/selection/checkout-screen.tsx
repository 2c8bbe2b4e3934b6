import type { Fees } from '@blattwerk/contract/fees/shapes';
import type { MarketingSource } from '@blattwerk/contract/marketing-patients/shapes';
import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CostCard } from '../../components/selection/cost-card.tsx';
import { StockWatch } from '../../components/selection/stock-watch.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { HelpContact } from '../../components/ui/help-contact.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { aboveCeiling, amountOf } from '../../lib/request-list/amounts.ts';
import { clearOverflow, saveOverflow, useOverflow } from '../../lib/request-list/overflow.ts';
import type { SelectedProduct } from '../../lib/request-list/list-store.ts';
import { changeSelected, requestAddress, useSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { useAccountList } from '../../lib/request-list/use-account-list.ts';
import { useSelection } from '../../lib/selection/use-selection.ts';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import { BasketLines } from './basket-lines.tsx';
import { GoOn } from './go-on.tsx';
import { firstSearch, PharmacyResults } from './pharmacy-results.tsx';
import styles from './checkout.module.css';

/** Comes with the first product that found no room. */
const OverflowNotice = lazy(async () => ({ default: (await import('../../components/selection/overflow-notice.tsx')).OverflowNotice }));

interface Props {
  fees: Fees;
  isSignedIn: boolean;
  source: Extract<MarketingSource, 'market' | 'vape'>;
}

/** The other product takes the place and, where the unit is the same, the amount of the one that sold out. */
const replace = (selected: readonly SelectedProduct[], productId: string, by: ProductItem): void => {
  const before = selected.find((entry) => entry.productId === productId);
  const amount = before?.unit === by.unit ? before.amount : undefined;
  changeSelected(productId, { productId: by.id, name: by.name, slug: by.slug, unit: by.unit, amount });
};

const Nothing = ({ source }: Pick<Props, 'source'>) => {
  const { t } = useTranslation('selection');
  return (
    <EmptyState title={t('empty.title')} action={<LinkButton to={source === 'vape' ? '/vape' : '/market'}>{t('empty.action')}</LinkButton>}>
      {t('empty.text', { count: useMostProducts() })}
    </EmptyState>
  );
};

/** The one that is taken in stands in the other's place, which waits from then on. */
const swap = (selected: readonly SelectedProduct[], product: SelectedProduct, productId: string): void => {
  writeSelected(selected.map((entry) => (entry.productId === productId ? product : entry)));
  saveOverflow(selected.filter((entry) => entry.productId === productId), [product]); // prettier-ignore
};

const Waiting = ({ selected }: { selected: readonly SelectedProduct[] }) => {
  const most = useMostProducts();
  const overflow = useOverflow().filter(({ productId }) => !selected.some((entry) => entry.productId === productId));
  if (overflow.length === 0) return null;
  const take = (product: SelectedProduct): void => {
    writeSelected([...selected, product]);
    saveOverflow([], [product]);
  };
  return (
    <Suspense>
      <OverflowNotice
        products={overflow}
        chosen={selected}
        hasRoom={selected.length < most}
        onForget={clearOverflow}
        onTake={take}
        onSwap={(product, productId) => swap(selected, product, productId)}
      />
    </Suspense>
  );
};

/** The selection is from before a request named fewer. */
const TooMany = ({ selected }: { selected: readonly SelectedProduct[] }) => {
  const { t } = useTranslation('selection');
  const most = useMostProducts();
  if (selected.length <= most) return null;
  return (
    <Notice kind="warn" title={t('tooMany.title', { count: most })}>
      <p>{t('tooMany.text')}</p>
    </Notice>
  );
};

const Ceiling = ({ selected }: { selected: readonly SelectedProduct[] }) => {
  const { t } = useTranslation('selection');
  return aboveCeiling(selected).map(({ unit, sum }) => (
    <Notice key={unit} kind="warn" isAlert title={t('ceiling.title', { sum, unit })}>
      <p>{t('ceiling.text', { unit })}</p>
    </Notice>
  ));
};

/** While the settings keep the market to patients with a prescription, the request goes on all the same. */
const isClosed = (error: unknown): boolean => error instanceof ApiError && (error.status === 401 || error.status === 403);

const Closed = () => {
  const { t } = useTranslation('selection');
  return (
    <Notice>
      <p>{t('closed')}</p>
    </Notice>
  );
};

const Basket = ({ selected, fees, isSignedIn, source }: Props & { selected: readonly SelectedProduct[] }) => {
  const { t } = useTranslation('selection');
  const [search, setSearch] = useState(firstSearch);
  const asked = useDeferredValue(search);
  const zipCode = asked.zipCode.length === 5 ? asked.zipCode : undefined;
  const wishes = selected.map((product) => ({ productId: product.productId, amount: amountOf(product) }));
  const query = useSelection(wishes, { zipCode, limit: asked.limit, sort: asked.sort === 'distance' && !zipCode ? 'price' : asked.sort });
  const nameOf = (id: string): string => selected.find(({ productId }) => productId === id)?.name ?? '';
  return (
    <div className={styles.layout}>
      <div>
        <Waiting selected={selected} />
        <TooMany selected={selected} />
        <BasketLines selected={selected} lines={query.data?.lines ?? []} />
        <Ceiling selected={selected} />
        {query.isPending && <Skeleton lines={6} />}
        {query.isError && (isClosed(query.error) ? <Closed /> : <ErrorState error={query.error} onRetry={query.reload} />)}
        {query.data && (
          <>
            <StockWatch selection={query.data} onReplace={(productId, by) => replace(selected, productId, by)} />
            <a href="#where" className={styles.toWhere}>
              {t('where')}
            </a>
          </>
        )}
      </div>
      <aside className={styles.side} aria-label={t('next.title')}>
        <CostCard fromTotalCents={query.data?.fromTotalCents ?? null} fromDeliveredCents={query.data?.fromDeliveredCents ?? null} fees={fees} />
        <GoOn isSignedIn={isSignedIn} source={source} />
        <HelpContact heading={t('help.title', { ns: 'common' })} />
      </aside>
      {query.data && (
        <div className={styles.where}>
          <PharmacyResults fees={fees} selection={query.data} search={search} onSearch={setSearch} nameOf={nameOf} />
        </div>
      )}
    </div>
  );
};

/** What is chosen, what it costs and how to go on; below, or beside it on a wide screen, where it is to be had together. */
export const CheckoutScreen = ({ fees, isSignedIn, source }: Props) => {
  const { t } = useTranslation('selection');
  const selected = useSelected();
  const [isKnown, setKnown] = useState(!isSignedIn);
  useAccountList(useCallback(() => setKnown(true), []));
  const isReady = useHasStarted() && (isKnown || selected.length > 0);
  if (!isReady)
    return (
      <>
        <noscript>
          <Notice kind="info" title={t('noScript.title')}>
            <p>{t('noScript.text')}</p>
            <p>
              <LinkButton to={requestAddress}>{t('next.questionnaire')}</LinkButton>
            </p>
          </Notice>
        </noscript>
        <Skeleton lines={6} />
      </>
    );
  if (selected.length === 0)
    return (
      <>
        <Waiting selected={selected} />
        <Nothing source={source} />
      </>
    );
  return <Basket selected={selected} fees={fees} isSignedIn={isSignedIn} source={source} />;
};
