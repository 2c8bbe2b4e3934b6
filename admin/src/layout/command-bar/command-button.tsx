import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../providers/auth.ts';

/** Read when it is first opened. */
const CommandBar = lazy(() => import('./command-bar.tsx').then((module) => ({ default: module.CommandBar })));

/** Opens the command bar, by press or by Ctrl+K, which closes it again. */
export const CommandButton = ({ user }: { user: StaffMember }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const label = t('commandBar.shortcut');
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden="true" />}
        aria-label={label}
        title={label}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      />
      {!isOpen ? null : (
        <Suspense fallback={null}>
          <CommandBar user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
