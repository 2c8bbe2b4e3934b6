import express from 'express';
import { defaultEndpointsFactory, type Routing } from 'express-zod-api';
import request from 'supertest';
import { z } from 'zod';
import { attachByResource, byResource } from './attach-by-resource.ts';

const answering = (name: string): Routing[string] => defaultEndpointsFactory.build({ output: z.object({ name: z.string() }), handler: async () => ({ name }) });

const routing: Routing = {
  'get /api/v1/clients/products': answering('products'),
  'get /api/v1/clients/products/:id': answering('product'),
  'get /api/v1/clients/reviews/own': answering('reviews'),
  'get /api/v1/feeds/runs': answering('runs'),
  'get /api/v1/feeds/:id/items': answering('items'),
};

test('each resource of a section has its part, and routes with a parameter in its place one of their own', () => {
  expect([...byResource(routing)].map(([name, part]) => [name, Object.keys(part)])).toEqual([
    ['clients/products', ['get /api/v1/clients/products', 'get /api/v1/clients/products/:id']],
    ['clients/reviews', ['get /api/v1/clients/reviews/own']],
    ['feeds/runs', ['get /api/v1/feeds/runs']],
    ['feeds/*', ['get /api/v1/feeds/:id/items']],
  ]);
});

const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const app = express();
app.use('/api', attachByResource(app, { cors: false, logger, startupLogo: false, recognizeMethodDependentRoutes: true }, routing));

test.each([
  ['/api/v1/clients/products', 'products'],
  ['/API/v1/Clients/Products/', 'products'],
  ['/api/v1/clients/products/7?locale=en', 'product'],
  ['/api/v1/feeds/runs', 'runs'],
  ['/api/v1/feeds/7/items', 'items'],
  ['/api/v1/feeds/runs/items', 'items'],
])('%s is answered by %s', async (address, name) => {
  const { body } = await request(app).get(address).expect(200);
  expect(body.data).toEqual({ name });
});

test.each([
  '/api/v1/clients/productsx',
  '/api/v1/clients',
  '/api/v1/clients/products/7/more',
  '/api/v1',
  '/api/v2/clients/products',
  '/api//v1/clients/products',
])('%s is not found', (address) => request(app).get(address).expect(404));

test('a method that no route of the address has is refused with the methods that there are', async () => {
  const { headers } = await request(app).post('/api/v1/clients/products').expect(405);
  expect(headers['allow']).toBe('GET, HEAD');
});
