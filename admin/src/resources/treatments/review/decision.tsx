import { CheckOutlined, CloseOutlined, QuestionOutlined, VideoCameraOutlined } from '@ant-design/icons';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { ApproveForm } from './approve-form.tsx';
import { AskForm } from './ask-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { forgetUndone, useUndone } from './pending-decision.ts';
import { Messages } from './messages.tsx';
import { Verdict } from './verdict.tsx';

const ways = [
  { way: 'approve', key: 'a', Icon: CheckOutlined },
  { way: 'decline', key: 'd', Icon: CloseOutlined },
  { way: 'ask', key: 'q', Icon: QuestionOutlined },
  { way: 'request-consultation', key: 'v', Icon: VideoCameraOutlined },
] as const;
type Way = (typeof ways)[number]['way'];

/** The doctor's decision. Nothing is chosen beforehand: the four ways stand side by side until a person takes one. */
export const Decision = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  const [chosen, setWay] = useState<Way>();
  // What was entered for a decision that was undone is in the form again.
  const undone = useUndone(treatment.id);
  const way = chosen ?? undone?.kind;
  const may = (wanted: Way) => treatment.abilities.includes(wanted);
  const choose = (wanted: Way) => (may(wanted) ? () => setWay(wanted) : undefined);
  useKeys({ a: choose('approve'), d: choose('decline'), q: choose('ask'), v: choose('request-consultation') });
  const isOpen = treatment.status === 'in-review';
  const close = () => {
    setWay(undefined);
    forgetUndone();
  };
  return (
    <>
      <Section title={t('review.decision')}>
        {isOpen ? null : <Verdict treatment={treatment} record={record} />}
        {isOpen && !ways.some(({ way: wanted }) => may(wanted)) ? <p className="quiet">{t('review.notYours')}</p> : null}
        {isOpen ? (
          <div className="ways" role="group" aria-label={t('review.decision')}>
            {ways
              .filter(({ way: wanted }) => may(wanted))
              .map(({ way: wanted, key, Icon }) => (
                <Button
                  key={wanted}
                  aria-pressed={way === wanted}
                  aria-keyshortcuts={key}
                  className={way === wanted ? 'is-chosen' : ''}
                  icon={<Icon aria-hidden="true" />}
                  onClick={choose(wanted)}
                >
                  {t(`review.ways.${wanted}`)} <kbd aria-hidden="true">{key}</kbd>
                </Button>
              ))}
          </div>
        ) : null}
        {isOpen && way === 'approve' ? <ApproveForm treatment={treatment} record={record} onDone={close} /> : null}
        {isOpen && way === 'decline' ? <DeclineForm treatment={treatment} onDone={close} /> : null}
        {isOpen && (way === 'ask' || way === 'request-consultation') ? <AskForm key={way} action={way} treatment={treatment} onDone={close} /> : null}
        {isOpen && way === undefined ? <p className="quiet small">{t('review.alone')}</p> : null}
      </Section>
      <Messages messages={record.messages} />
    </>
  );
};
