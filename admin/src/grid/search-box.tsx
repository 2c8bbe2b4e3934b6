import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../components/use-keys.ts';
import { longestSearch } from './filters.ts';

/** A user who types on has not asked yet. */
const pauseMs = 300;

/** Finds rows by what identifies them; the slash key leads here, Escape empties it. */
export const SearchBox = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const { t } = useTranslation();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState({ text: q, of: q });
  // A link or a step back has changed the search meanwhile.
  if (typed.of !== q && typed.text.trim() !== q) setTyped({ text: q, of: q });
  const text = typed.text.trim();
  const send = () => {
    if (text !== q) onSearch(text);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useKeys({ '/': () => input.current?.focus({ cursor: 'all' }) });
  const type = (next: string) => setTyped({ text: next, of: q });
  return (
    <Input
      ref={input}
      type="search"
      className="grid-search"
      aria-label={t('grid.search')}
      aria-keyshortcuts="/"
      placeholder={t('grid.search')}
      prefix={<SearchOutlined aria-hidden="true" />}
      suffix={typed.text === '' ? <kbd aria-hidden="true">/</kbd> : undefined}
      maxLength={longestSearch}
      value={typed.text}
      onChange={(event) => type(event.target.value)}
      onPressEnter={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') type('');
      }}
    />
  );
};
