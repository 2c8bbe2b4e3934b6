import * as operations from '@blattwerk/contract/views/operations';
import { staffFactory } from '../../../http/factories.ts';
import { keepLayout } from '../views.queries.ts';
import { createView, deleteView, listViews, updateView } from '../views.service.ts';

export const listViewsEndpoint = staffFactory.build(operations.listViews, ({ ctx, input }) => listViews(ctx, input.resource));

export const createViewEndpoint = staffFactory.build(operations.createView, ({ ctx, input }) => createView(ctx, input));

export const updateViewEndpoint = staffFactory.build(operations.updateView, ({ ctx, input }) => updateView(ctx, input));

export const deleteViewEndpoint = staffFactory.build(operations.deleteView, async ({ ctx, input }) => {
  await deleteView(ctx, input.id);
  return {};
});

export const keepLayoutEndpoint = staffFactory.build(operations.keepLayout, async ({ ctx, input }) => {
  await keepLayout(ctx, input.resource, input.layout);
  return {};
});
