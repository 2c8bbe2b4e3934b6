import { usePermissions } from '@refinedev/core';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { StaffRole } from '../providers/auth.ts';
import { Section } from './page.tsx';
import { RecordTabs } from './record-tabs.tsx';

export interface PartProps {
  /** The record whose part it is. */
  id: string;
}

interface RecordPartsProps {
  resource: string;
  id: string;
  /** Who sees which part; each name is the last part of an address, and its words are `<resource>.part.<name>`. */
  seenBy: Readonly<Record<string, readonly StaffRole[]>>;
  parts: Readonly<Record<string, ComponentType<PartProps>>>;
  /** Parts that bring headings of their own. */
  headed?: readonly string[];
  /** What stands above every part. */
  note?: ReactNode;
  overview: ReactNode;
}

/** The part of a record that the address names, under the tabs of those that the role sees. */
export const RecordParts = ({ resource, id, seenBy, parts, headed = [], note, overview }: RecordPartsProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: role } = usePermissions<StaffRole>({});
  const at = `/${resource}/${id}`;
  const seen = Object.entries(seenBy).flatMap(([part, roles]) => (role !== undefined && roles.includes(role) ? [part] : []));
  const name = seen.find((part) => part === pathname.slice(at.length + 1));
  const Part = name === undefined ? undefined : parts[name];
  const tabs = [{ to: at, name: t(`${resource}.part.overview`) }, ...seen.map((part) => ({ to: `${at}/${part}`, name: t(`${resource}.part.${part}`) }))];
  return (
    <>
      {seen.length === 0 ? null : <RecordTabs label={t(`${resource}.parts`)} tabs={tabs} />}
      {note}
      {name === undefined || Part === undefined ? (
        overview
      ) : headed.includes(name) ? (
        <Part id={id} />
      ) : (
        <Section title={t(`${resource}.part.${name}`)}>
          <Part id={id} />
        </Section>
      )}
    </>
  );
};
