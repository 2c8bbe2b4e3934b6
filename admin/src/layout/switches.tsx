import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, languages } from '../providers/i18n.ts';
import { useMode } from '../theme/theme-provider.tsx';

const names = { de: 'Deutsch', en: 'English' } as const;

export const LanguageSwitch = () => {
  const { t } = useTranslation();
  return (
    <div className="language-switch" role="group" aria-label={t('shell.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={currentLanguage() === language}

          onClick={() => void changeLanguage(language)}
        >
          {language.toUpperCase()}
          <span className="sr-only">: {names[language]}</span>
        </button>
      ))}
    </div>
  );
};

export const ThemeSwitch = () => {
  const { t } = useTranslation();
  const { mode, toggle } = useMode();
  const label = t(mode === 'dark' ? 'shell.toLight' : 'shell.toDark');
  return (
    <Button
      type="text"
      icon={mode === 'dark' ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}
      aria-label={label}
      title={label}
      onClick={toggle}
    />
  );
};
