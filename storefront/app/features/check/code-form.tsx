import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import styles from './check.module.css';

/** Works without a script too: the code becomes the address. */
export const CodeForm = ({ action, code }: { action: string; code: string }) => {
  const { t } = useTranslation('check');
  return (
    <Form method="get" action={action} className={styles.form}>
      <TextInput
        label={t('code.label')}
        help={t('code.help')}
        name="code"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={200}
      />
      <Button type="submit">{t('code.check')}</Button>
    </Form>
  );
};
