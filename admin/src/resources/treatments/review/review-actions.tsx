import { LeftOutlined, LockOutlined, RightOutlined, UnlockOutlined } from '@ant-design/icons';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../../../components/use-action.ts';
import { useKeys } from '../../../components/use-keys.ts';
import { HandOver } from './hand-over.tsx';
import { LeaseClock } from './lease-clock.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useRenewedClaim } from './use-renewed-claim.ts';

/** Taking a request, giving it back, going on to the next one. */
export const ReviewActions = ({ treatment, onLapse }: { treatment: TreatmentRecord; onLapse: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('treatments');
  const { previous, next, nextOpen } = useNeighbours(treatment.id);
  const go = (id: string | undefined) => (id === undefined ? undefined : () => void navigate(`/treatments/${id}`));
  const mayClaim = treatment.abilities.includes('claim');
  const isMine = treatment.access === 'assigned' && treatment.claimExpiresAt !== null && treatment.status === 'in-review';
  const reservedUntil = useRenewedClaim({ id: treatment.id, expiresAt: isMine && mayClaim ? treatment.claimExpiresAt : null }) ?? treatment.claimExpiresAt;
  const claim = () => void run(treatment.id, 'claim', {}, isMine ? {} : { done: 'treatments.claimed' });
  useKeys({ j: go(next), k: go(previous), n: go(nextOpen), c: mayClaim ? claim : undefined });
  return (
    <>
      {isMine && reservedUntil !== null ? (
        <LeaseClock expiresAt={reservedUntil} onLapse={onLapse} {...(mayClaim ? { onExtend: claim } : {})} isExtending={running === 'claim'} />
      ) : null}
      <HandOver treatment={treatment} />
      {treatment.abilities.includes('release') ? (
        <Button
          icon={<UnlockOutlined aria-hidden="true" />}
          loading={running === 'release'}
          onClick={() => void run(treatment.id, 'release', {}, { done: 'treatments.releasedToast' })}
        >
          {t('treatments.release')}
        </Button>
      ) : null}
      {mayClaim && !isMine ? (
        <Button type="primary" icon={<LockOutlined aria-hidden="true" />} loading={running === 'claim'} onClick={claim}>
          {t('treatments.claim')}
        </Button>
      ) : null}
      {treatment.access === 'metadata' ? null : (
        <span className="neighbours">
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={t('treatments.previous')}
            title={`${t('treatments.previous')} (k)`}
            disabled={previous === undefined}
            onClick={go(previous)}
          />
          <Button
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={t('treatments.next')}
            title={`${t('treatments.next')} (j)`}
            disabled={next === undefined}
            onClick={go(next)}
          />
        </span>
      )}
    </>
  );
};
