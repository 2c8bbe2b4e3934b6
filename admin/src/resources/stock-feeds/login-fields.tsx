import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { sftpAuthKinds, webAuthKinds, type AuthKind } from '@blattwerk/contract/stock-feeds/connection';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { DateTime } from '../../components/values.tsx';

export const isSftpUrl = (url: string | null | undefined): boolean => /^sftp:/i.test(url ?? '');

const serverOf = (url: string | null | undefined): string => (/^[a-z]+:\/\/[^/]*/i.exec(url ?? '')?.[0] ?? '').toLowerCase();

/** A stored login goes to its own server only: for another one it is entered again. */
export const mustEnterLogin = (record: FeedRecord | undefined, url: string | null | undefined): boolean =>
  record === undefined || record.authKind === 'none' || serverOf(record.url) !== serverOf(url);

const SecretInput = Input.Password;
const quietly = { autoComplete: 'new-password', spellCheck: false } as const;

const Name = () => {
  const { t } = useTranslation();
  return (
    <Form.Item name={['auth', 'username']} label={t('stock-feeds.username')} rules={[{ required: true, message: t('common.required') }]}>
      <Input maxLength={200} autoComplete="off" spellCheck={false} />
    </Form.Item>
  );
};

const Secret = ({ name, isOptional = false }: { name: 'password' | 'token' | 'passphrase'; isOptional?: boolean }) => {
  const { t } = useTranslation();
  return (
    <Form.Item
      name={['auth', name]}
      normalize={(typed: string) => typed || undefined}
      label={t(`stock-feeds.${name}`)}
      rules={isOptional ? [] : [{ required: true, message: t('common.required') }]}
    >
      <SecretInput maxLength={4000} {...quietly} />
    </Form.Item>
  );
};

const Headers = () => {
  const { t } = useTranslation();
  const required = [{ required: true, message: t('common.required') }];
  return (
    <Form.List name={['auth', 'headers']} initialValue={[{}]}>
      {(rows, { add, remove }) => (
        <>
          {rows.map((row) => (
            <div key={row.key} className="form-pair">
              <Form.Item name={[row.name, 'name']} label={t('stock-feeds.headerName')} rules={required}>
                <Input maxLength={100} placeholder="X-Api-Key" autoComplete="off" spellCheck={false} />
              </Form.Item>
              <Form.Item
                name={[row.name, 'value']}
                label={t('stock-feeds.headerValue')}
                rules={required}
                extra={
                  rows.length > 1 ? (
                    <Button type="link" size="small" icon={<DeleteOutlined aria-hidden="true" />} onClick={() => remove(row.name)}>
                      {t('stock-feeds.removeHeader')}
                    </Button>
                  ) : null
                }
              >
                <SecretInput maxLength={1000} {...quietly} />
              </Form.Item>
            </div>
          ))}
          {rows.length < 5 ? (
            <Form.Item>
              <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
                {t('stock-feeds.addHeader')}
              </Button>
            </Form.Item>
          ) : null}
        </>
      )}
    </Form.List>
  );
};

const FieldsOf = ({ kind }: { kind: AuthKind | undefined }) => {
  const { t } = useTranslation();
  switch (kind) {
    case 'basic':
    case 'password':
      return (
        <div className="form-pair">
          <Name />
          <Secret name="password" />
        </div>
      );
    case 'token':
      return <Secret name="token" />;
    case 'headers':
      return <Headers />;
    case 'key':
      return (
        <>
          <div className="form-pair">
            <Name />
            <Secret name="passphrase" isOptional />
          </div>
          <Form.Item
            name={['auth', 'privateKey']}
            label={t('stock-feeds.privateKey')}
            extra={t('stock-feeds.privateKeyHelp')}
            rules={[{ required: true, message: t('common.required') }]}
          >
            <Input.TextArea rows={5} maxLength={16_000} autoComplete="off" spellCheck={false} placeholder="-----BEGIN OPENSSH PRIVATE KEY-----" />
          </Form.Item>
        </>
      );
    default:
      return null;
  }
};

/** How the pharmacy's server knows us. What is stored is never shown; a user who wants another login enters all of it. */
export const LoginFields = ({ record, url }: { record: FeedRecord | undefined; url: string | undefined }) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [isReplacing, setReplacing] = useState(false);
  const isSftp = isSftpUrl(url);
  const chosen = Form.useWatch<AuthKind | undefined>(['auth', 'kind']);
  const kinds: readonly AuthKind[] = isSftp ? sftpAuthKinds : webAuthKinds;
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : undefined;
  if (record && !isReplacing && !mustEnterLogin(record, url))
    return (
      <Form.Item label={t('stock-feeds.auth')}>
        <p>
          {t(`enum.authKind.${record.authKind}`)}, {t('stock-feeds.authSince')} <DateTime value={record.authSince} />
        </p>
        <Button onClick={() => setReplacing(true)}>{t('stock-feeds.replaceAuth')}</Button>
      </Form.Item>
    );
  return (
    <>
      <Form.Item
        name={['auth', 'kind']}
        label={t('stock-feeds.auth')}
        extra={t('stock-feeds.authHelp')}
        rules={
          isSftp || isReplacing
            ? [
                { required: true, message: t('common.required') },
                { enum: [...kinds], type: 'enum', message: t('common.required') },
              ]
            : []
        }
      >
        <Choice
          placeholder={t('enum.authKind.none')}
          options={kinds.map((value) => ({ value, label: t(`enum.authKind.${value}`) }))}
          onChange={(value: AuthKind) => form.setFieldValue('auth', { kind: value })}
        />
      </Form.Item>
      <FieldsOf kind={kind} />
    </>
  );
};
