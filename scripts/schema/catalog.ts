/**
 * Questions to PostgreSQL's catalogues about schema public. Each is ordered, leaves out what extensions own, what knex keeps for itself, and the parts of a
 * partitioned table, which follow from it and the date.
 */

const ours = (column: string): string => `
  not exists (select from pg_depend d where d.objid = ${column} and d.deptype = 'e')`;

const ourTables = `c.relnamespace = 'public'::regnamespace and c.relname not like 'knex\\_%' and not c.relispartition`;

export const extensions = `select extname as line from pg_extension where extname <> 'plpgsql' order by 1`;

export const enums = `
  select t.typname as name, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace and ${ours('t.oid')} group by 1 order by 1`;

/** Sequences of their own; those behind identity columns belong to their column. */
export const sequences = `
  select c.relname as line from pg_class c
  where c.relkind = 'S' and ${ourTables} and ${ours('c.oid')}
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('i', 'a'))
  order by 1`;

export const functions = `
  select pg_get_functiondef(p.oid) as line from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours('p.oid')}
  order by p.proname, pg_get_function_identity_arguments(p.oid)`;

export const tables = `
  select c.oid::int as id, c.relname as name, c.relkind as kind, c.relrowsecurity as secured, c.relpersistence = 'u' as unlogged, obj_description(c.oid) as comment,
    pg_get_partkeydef(c.oid) as partitioned,
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid, true) end as definition
  from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and ${ourTables} and ${ours('c.oid')} order by c.relname`;

export const columns = `
  select c.oid::int as id, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    a.attidentity as identity, a.attgenerated as generated, pg_get_expr(d.adbin, d.adrelid) as value
  from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and ${ourTables} and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Not-null constraints (kind n, since PostgreSQL 18) are said at the columns. */
export const constraints = `
  select c.oid::int as id, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${ourTables} and k.contype in ('p', 'u', 'c', 'f', 'x')
  order by c.relname, array_position(array['p', 'u', 'x', 'f', 'c'], k.contype::text), k.conname`;

export const indexes = `
  select c.oid::int as id, pg_get_indexdef(i.indexrelid) as line
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
  where ${ourTables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname, n.relname`;

export const triggers = `
  select c.oid::int as id, pg_get_triggerdef(t.oid) as line
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ourTables} and not t.tgisinternal order by c.relname, t.tgname`;

export const policies = `
  select format('%I.%I', schemaname, tablename)::regclass::oid::int as id,
    format('CREATE POLICY %I ON %I FOR %s TO %s%s%s', policyname, tablename, cmd, array_to_string(roles, ', '),
      ' USING (' || qual || ')', ' WITH CHECK (' || with_check || ')') as line
  from pg_policies where schemaname = 'public' order by tablename, policyname`;

/** What the application's role may do, by table or sequence; column rights are named with their columns. */
export const grants = `
  select c.oid::int as id, format('GRANT %s ON %I TO blattwerk_app', string_agg(a.privilege_type, ', ' order by a.privilege_type), c.relname) as line
  from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
  where ${ourTables} and c.relkind in ('r', 'p', 'v', 'm') and r.rolname = 'blattwerk_app' group by c.oid, c.relname
  union all
  select c.oid::int, format('GRANT %s (%s) ON %I TO blattwerk_app', a.privilege_type, string_agg(quote_ident(t.attname), ', ' order by t.attnum), c.relname)
  from pg_class c join pg_attribute t on t.attrelid = c.oid cross join lateral aclexplode(t.attacl) a join pg_roles r on r.oid = a.grantee
  where ${ourTables} and r.rolname = 'blattwerk_app' group by c.oid, c.relname, a.privilege_type
  order by 2`;
