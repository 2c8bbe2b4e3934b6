import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/feedback.tsx';

interface Post {
  /** What sending by post means, once it is asked. */
  notice: ReactNode;
  isAsked: boolean;
  /** What goes along with the choice. */
  body: { byPost?: true };
  /** Sends; where the prescription needs a signature by hand, it is asked whether the original may go by post, and the next press sends it so. */
  orAsk: (send: () => Promise<void>) => Promise<void>;
}

/** In a dialog that is higher than the phone, what is asked is seen at once. */
const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** A prescription that has to be signed by hand goes by post only to the patient's word. */
export const usePost = (): Post => {
  const { t } = useTranslation('pharmacy-choice');
  const [isAsked, setAsked] = useState(false);
  return {
    notice: isAsked && (
      <div ref={intoView}>
        <Notice kind="info" title={t('post.title')} isAlert>
          <p>{t('post.text')}</p>
        </Notice>
      </div>
    ),
    isAsked,
    body: isAsked ? { byPost: true } : {},
    orAsk: async (send) => {
      try {
        await send();
      } catch (failure) {
        if (!refusedWith<Posts['/clients/pharmacy']>(failure, 'prescription.signatureRequired')) throw failure;
        setAsked(true);
      }
    },
  };
};
