import { usePermissions } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog.tsx';

/** Screens with keys of their own; everywhere else it is a list's. */
const keysOf = {
  list: ['j', 'k', 'o', 'x', 'e', '/', 'f', 'v', 'c', 'Ctrl+K', '?'],
  review: ['j', 'k', 'n', 'c', 'a', 'r', 'd', 'q', 'v', 'Ctrl+Enter', 'Ctrl+K', '?'],
  moderation: ['j', 'k', 'o', 'p', 'r', 'x', '/', 'Ctrl+K', '?'],
  inbox: ['j', 'k', 'Enter', 'Escape', 'a', 'p', 'e', 'r', 'u', 'd', 'x', 'l', 'f', 'n', '/', '1', 'Ctrl+K', '?'],
  form: ['Ctrl+S', 'Ctrl+K', '?'],
  articles: ['j', 'k', 'Enter', 'o', 'i', 'u', '/', 'Ctrl+K', '?'],
} as const;

const branchOf = (pathname: string, role: string | undefined): keyof typeof keysOf => {
  if (role === 'pharmacy' && /^\/prescriptions(\/|$)/.test(pathname)) return 'inbox';
  if (/^\/treatments\/[^/]+$/.test(pathname)) return 'review';
  if (/^\/review(s|-comments)(\/|$)/.test(pathname)) return 'moderation';
  if (/\/(new|edit)$/.test(pathname)) return 'form';
  return pathname === '/unmatched-products' ? 'articles' : 'list';
};

/** What the keys do, here. */
export const KeyHelp = ({ isOpen, pathname, onClose }: { isOpen: boolean; pathname: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  const branch = branchOf(pathname, role);
  return (
    <Dialog title={t('keys.title')} open={isOpen} onCancel={onClose} footer={null} width={420}>
      <dl className="keys">
        {keysOf[branch].map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === '1' ? '1–4' : key === 'Escape' ? 'Esc' : key}</kbd>
              {key === 'o' && branch === 'list' ? <kbd>Enter</kbd> : null}
            </dt>
            <dd>{t(`keys.${branch}.${key === '?' ? 'help' : key}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('keys.note')}</p>
    </Dialog>
  );
};
