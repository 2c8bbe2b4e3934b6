import { z } from 'zod';
import { dashboard } from '../backoffice/shapes.ts';
import { doctorDashboard } from './doctor-shapes.ts';
import { officeDashboard } from './office-shapes.ts';
import { pharmacyDashboard } from './pharmacy-shapes.ts';
import { operation } from '../operation.ts';
import { reviewSummary } from '../treatments/team-shapes.ts';

export const readDashboard = operation({
  id: 'dashboard.read',
  method: 'get',
  path: '/backoffice/dashboard',
  summary: 'The numbers of the back office’s first page',
  input: z.object({}),
  answer: dashboard,
});

export const readReviewSummary = operation({
  id: 'dashboard.review',
  method: 'get',
  path: '/backoffice/review-summary',
  summary: 'How many requests wait in each view of the queue, and how many of today’s are the caller’s',
  input: z.object({}),
  answer: reviewSummary,
});

export const readDoctorDashboard = operation({
  id: 'dashboard.doctor',
  method: 'get',
  path: '/backoffice/doctor-dashboard',
  summary: 'A doctor’s own day: what waits, what comes due, consultations, mentions, and the week in numbers',
  input: z.object({}),
  answer: doctorDashboard,
});

export const readOfficeDashboard = operation({
  id: 'dashboard.office',
  method: 'get',
  path: '/backoffice/office-dashboard',
  summary: 'An administrator’s first page: what waits, requests, feeds, prescriptions, refunds, consultations and workload in numbers',
  input: z.object({}),
  answer: officeDashboard,
});

export const readPharmacyDashboard = operation({
  id: 'dashboard.pharmacy',
  method: 'get',
  path: '/backoffice/pharmacy-dashboard',
  summary: 'How a pharmacy’s work goes: open prescriptions by state and age, and what came and went in two weeks',
  input: z.object({}),
  answer: pharmacyDashboard,
});
