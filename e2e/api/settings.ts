import type { SettingKey, SettingValue } from '@blattwerk/contract/settings';
import { cast } from '../../seeds/cast.ts';
import { loginToApi } from './client.ts';

/** Gives a setting of the product another value, from now on, as an administrator does. */
export const changeSetting = async <Key extends SettingKey>(baseUrl: string, key: Key, value: SettingValue<Key>): Promise<void> => {
  const admin = await loginToApi(baseUrl, cast.admin.email);
  const params = { id: key };
  const { version } = await admin.get('/backoffice/settings/:id', { params });
  await admin.patch('/backoffice/settings/:id', { params, body: { value, version } });
};
