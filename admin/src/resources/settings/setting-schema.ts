import { settings } from '@blattwerk/contract/settings';
import type { SettingKey } from '@blattwerk/contract/settings';
import { z } from 'zod';

/** What a value of a setting can be, in the words of JSON Schema. */
export interface ValueSchema {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, ValueSchema>;
}

const isKey = (key: string): key is SettingKey => Object.hasOwn(settings, key);

/** The shape of a setting's value; undefined for a key that this version does not know. */
export const schemaOf = (key: string): ValueSchema | undefined => (isKey(key) ? (z.toJSONSchema(settings[key].schema) as ValueSchema) : undefined);

/** Amounts of money are cents inside and euros for people. */
export const isMoney = (key: string): boolean => key.endsWith('Cents');
