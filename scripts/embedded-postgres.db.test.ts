import pg from 'pg';

test('the test database sorts German words as Germans do', async () => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ word: string }>("select word from unnest(array['Öl','Ofen','Äpfel','Apfel']) as word order by word");
  await client.end();
  expect(rows.map(({ word }) => word)).toEqual(['Apfel', 'Äpfel', 'Ofen', 'Öl']);
});
