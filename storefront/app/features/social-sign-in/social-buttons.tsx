import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Notice } from '../../components/ui/feedback.tsx';
import { failureText } from '../../lib/api/failure-text.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './social-sign-in.module.css';

const Mark = ({ provider }: { provider: SocialProvider }) => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {provider === 'google' ? (
      <>
        <path fill="#4285f4" d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.8 3.3-8z" />
        <path fill="#34a853" d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z" />
        <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
        <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z" />
      </>
    ) : (
      <path
        fill="currentColor"
        d="M16.5 12.6c0-2.3 1.9-3.4 2-3.5a4.3 4.3 0 0 0-3.4-1.8c-1.4-.2-2.8.8-3.5.8s-1.8-.8-3-.8a4.5 4.5 0 0 0-3.8 2.3c-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.8zM14.2 5.8c.6-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.9 1 .1 2.1-.5 2.8-1.3z"
      />
    )}
  </svg>
);

/** Links, so that they work without scripts. The way back goes along as the page knows it. */
export const SocialButtons = ({ providers, returnTo }: { providers: readonly SocialProvider[]; returnTo: string | null }) => {
  const { t } = useTranslation('social-sign-in');
  const locale = useLocale();
  if (providers.length === 0) return null;
  const query = new URLSearchParams({ locale, ...(returnTo ? { returnTo } : {}) });
  return (
    <div className={styles.buttons}>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
      {providers.map((provider) => (
        <a key={provider} className={styles.button} href={`/api/v1/clients/auth/${provider}?${query}`} rel="nofollow">
          <Mark provider={provider} />
          {t(`with.${provider}`)}
        </a>
      ))}
    </div>
  );
};

const codes: Record<string, string> = { google: 'auth.googleFailed', apple: 'auth.appleFailed' };

/** What the provider led back with: its answer did not hold, or a user changed their mind there, which is no failure. */
export const SocialOutcome = () => {
  const { t } = useTranslation('social-sign-in');
  const locale = useLocale();
  const [params] = useSearchParams();
  const cancelled = params.get('cancelled') ?? '';
  if (Object.hasOwn(codes, cancelled))
    return (
      <Notice kind="info" isAlert>
        <p>{t('cancelled', { provider: t(`name.${cancelled}`) })}</p>
      </Notice>
    );
  const closed = params.get('closed');
  if (closed === 'banned' || closed === 'inactive')
    return (
      <Notice kind="bad" isAlert>
        <p>{t(`closed.${closed}`)}</p>
      </Notice>
    );
  const code = codes[params.get('failure') ?? ''];
  if (!code) return null;
  return (
    <Notice kind="bad" isAlert>
      <p>{failureText(new ApiError({ code, message: code, status: 401 }), locale)}</p>
    </Notice>
  );
};
