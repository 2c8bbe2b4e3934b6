import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

const restMs = 250;

/** Searches as soon as the typing rests, and at once by Enter: a scanner ends the pickup code with it. Esc leads back to the list. */
export const InboxSearch = ({ q, onSearch, ref }: { q: string; onSearch: (q: string) => void; ref: Ref<InputRef> }) => {
  const { t } = useTranslation();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), restMs);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
  return (
    <Input
      ref={ref}
      className="inbox-search"
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={t('prescriptions.search')}
      aria-label={t('prescriptions.search')}
      maxLength={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={({ currentTarget }) => {
        onSearch(text.trim());
        currentTarget.blur();
      }}
      onKeyDown={({ key, currentTarget }) => (key === 'Escape' ? currentTarget.blur() : undefined)}
    />
  );
};
