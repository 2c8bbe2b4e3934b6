/** Lists that are measured, each with what is asked of it: a filter of equality, an order and a page of 20. */
export interface OfficeList {
  name: string;
  /** The field that is filtered by, with the values that are asked for in turn. */
  field: string;
  values: readonly string[];
  sorts: readonly string[];
  /** The same by hand: columns and tables, the column of the filter, the columns of each order. */
  select: string;
  from: string;
  column: string;
  orders: Readonly<Record<string, string>>;
  /** Parts of words that are looked for. */
  searches: readonly string[];
}

const person =
  'users.id, users.email, users.title, users.first_name, users.last_name, users.phone, users.street, users.zip_code, users.city, users.status, users.created_at';

export const officeLists = (pharmacies: readonly string[]): OfficeList[] => [
  {
    name: 'patients',
    field: 'status',
    values: ['active', 'inactive', 'banned'],
    sorts: ['lastName', '-createdAt', 'email'],
    select: `${person}, (SELECT count(*)::int FROM treatments WHERE treatments.patient_id = users.id) AS treatment_count`,
    from: `users WHERE users.role = 'patient' AND`,
    column: 'users.status',
    orders: { lastName: 'users.last_name, users.id', '-createdAt': 'users.created_at DESC, users.id DESC', email: 'users.email, users.id' },
    searches: ['Lichtenberg', 'Greta Waldheim', 'p4711', 'Schoenfeld', 'Rosenbaum, Ida', '+49301', 'Weissmann Ruth', 'p99@mail'],
  },
  {
    name: 'treatments',
    field: 'status',
    values: ['approved', 'declined'],
    sorts: ['-createdAt', 'createdAt'],
    select: `treatments.id, treatments.number, treatments.status, treatments.due_at, treatments.submitted_at, treatments.decided_at, treatments.created_at, treatments.version, users.first_name, users.last_name`,
    from: 'treatments JOIN users ON users.id = treatments.patient_id WHERE',
    column: 'treatments.status',
    orders: { '-createdAt': 'treatments.created_at DESC, treatments.id DESC', createdAt: 'treatments.created_at, treatments.id' },
    searches: ['X-4711', 'Greta Lichtenberg', 'Rosenbaum, Ida', 'X-99', 'Schoenfeld Zoe', 'Weissmann Ruth'],
  },
  {
    name: 'stock',
    field: 'pharmacyId',
    values: pharmacies,
    sorts: ['productName', '-quantity'],
    select: 'stock.*, products.name AS product_name, products.pzn, products.unit, pharmacies.name AS pharmacy_name',
    from: 'stock JOIN products ON products.id = stock.product_id JOIN pharmacies ON pharmacies.id = stock.pharmacy_id WHERE',
    column: 'stock.pharmacy_id',
    orders: { productName: 'products.name, stock.product_id', '-quantity': 'stock.quantity DESC, stock.product_id DESC' },
    searches: ['Benchblatt 00042', 'Apotheke 77', 'Benchblatt 0299', 'Apotheke 1234 Benchblatt'],
  },
  {
    name: 'audit-events',
    field: 'action',
    values: ['treatment.read', 'treatment.approve', 'prescription.read', 'profile.update', 'mail.send'],
    sorts: ['-at'],
    select: 'audit_events.*, users.first_name, users.last_name',
    from: 'audit_events LEFT JOIN users ON users.id = audit_events.actor_id WHERE',
    column: 'audit_events.action',
    orders: { '-at': 'audit_events.id DESC' },
    searches: ['Greta Lichtenberg', 'Rosenbaum, Ida', 'mail.send'],
  },
];

export interface OfficeQuery {
  value: string;
  sort: string;
}

/** The queries of one list in turn. */
export const queriesOf = ({ values, sorts }: OfficeList): OfficeQuery[] => values.flatMap((value) => sorts.map((sort) => ({ value, sort })));

export const pageSize = 20;
