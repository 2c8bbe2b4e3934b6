import type { ResourceProps } from '@refinedev/core';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { StaffRole } from '../providers/auth.ts';

export const groups = ['care', 'pharmacies', 'business', 'system'] as const;
export type Group = (typeof groups)[number];

/** Everything the back office knows about one resource: its place in the menu, who sees it, its screens. Its texts are `locales/<lang>/<name>.json`. */
export interface Descriptor {
  /** The resource's name in the API and in addresses. */
  name: string;
  group: Group;
  icon: ReactNode;
  visibleTo: readonly StaffRole[];
  editableBy: readonly StaffRole[];
  list: ComponentType;
  show?: ComponentType;
  /** One form for a new record and for an existing one. */
  form?: ComponentType;
  /** Further screens of one record, by the last part of their address; a user who sees the record sees them. */
  parts?: Readonly<Record<string, ComponentType>>;
  /** Of a pharmacy's people only its administrator sees it. */
  needsPharmacyAdmin?: boolean;
  /** Its list is a tab of another resource's, which the menu leads to. */
  isTab?: boolean;
  /** New records come about elsewhere; the form changes existing ones only. */
  hasNoCreate?: boolean;
}

/** A screen that is loaded when a user goes there. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

/** One screen for all parts of a record: it shows the part that the address names. */
export const sameScreen = (parts: object, Screen: ComponentType): Record<string, ComponentType> =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, Screen]));

export const asRefineResource = ({ name, show, form, hasNoCreate }: Descriptor): ResourceProps => ({
  name,
  list: `/${name}`,
  ...(show === undefined ? {} : { show: `/${name}/:id` }),
  ...(form === undefined ? {} : { edit: `/${name}/:id/edit` }),
  ...(form === undefined || hasNoCreate === true ? {} : { create: `/${name}/new` }),
});
