import { newId } from '../../src/kernel/ids.ts';
import { buildDoctor } from '../../../seeds/factories/users.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

const block = async ({ knex, caller }: World): Promise<Call> => {
  const id = newId();
  const now = new Date();
  const doctorId = caller.role === 'doctor' ? caller.id : (await buildDoctor(knex)).id;
  await knex('text_blocks').insert({ id, doctorId, place: 1, title: 'Verlauf', text: 'Der Verlauf ist stabil.', createdAt: now, updatedAt: now });
  return { params: { id }, objectId: id };
};

const houseBlock = async ({ knex }: World): Promise<Call> => {
  const id = newId();
  const now = new Date();
  await knex('house_text_blocks').insert({ id, name: id, text: 'Bitte führen Sie ein Tagebuch.', language: 'de', createdAt: now, updatedAt: now });
  return { params: { id } };
};

export const textBlockSamples = {
  'house-text-blocks.list': nothing,
  'house-text-blocks.read': { call: houseBlock },
  'house-text-blocks.create': { call: () => ({ body: { name: newId(), text: 'Bitte führen Sie ein Tagebuch.', language: 'de' } }) },
  'house-text-blocks.update': { call: async (world) => ({ ...(await houseBlock(world)), body: { name: newId(), version: 1 } }) },
  'text-blocks.list': nothing,
  'text-blocks.create': { call: () => ({ body: { title: 'Schmerzen', text: 'Bitte führen Sie ein Schmerztagebuch.' } }) },
  'text-blocks.update': { call: async (world) => ({ ...(await block(world)), body: { title: 'Verlauf gut', version: 1 } }) },
  'text-blocks.remove': { call: block },
} satisfies Record<string, Sample>;
