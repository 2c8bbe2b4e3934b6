import { statusesToSupply, type PrescriptionSupply } from '@blattwerk/contract/prescriptions/supply';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { readSetting } from '../settings/public.ts';

export interface SupplyRow extends Omit<PrescriptionSupply, 'question'> {
  treatmentId: string;
  askedBy: 'pharmacy' | 'patient' | null;
  askedAt: Date | null;
  isAnswered: boolean;
  answerText: string | null;
}

/**
 * The report of a pharmacy is as old as its line or its last full list, whichever is younger; a line that a full list does not have is sold out.
 * What a pharmacy has sent back as not available is sold out there, whatever its stock says.
 */
const sql = `
  WITH open_ones AS (
    SELECT id, treatment_id, standing_product(product_id) AS product_id, pharmacy_id, sending_id, status, return_reason, alternatives, position, quantity,
      sum(quantity) OVER (PARTITION BY treatment_id, pharmacy_id, standing_product(product_id)) AS needed
    FROM prescriptions WHERE patient_id = :patientId AND treatment_id = ANY (CAST(:treatmentIds AS uuid[])) AND status = ANY (CAST(:statuses AS text[]))
  ), lines AS (
    SELECT treatment_id, product_id, sum(quantity) AS quantity, count(*) OVER (PARTITION BY treatment_id) AS line_count FROM open_ones GROUP BY treatment_id, product_id
  ), covering AS (
    SELECT lines.treatment_id, stock.pharmacy_id FROM lines
    JOIN stock ON stock.product_id = lines.product_id AND stock.quantity >= lines.quantity
    JOIN pharmacies ON pharmacies.id = stock.pharmacy_id AND is_listed AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :freshAfter
    GROUP BY lines.treatment_id, stock.pharmacy_id HAVING count(*) = max(lines.line_count)
  )
  SELECT open_ones.treatment_id, open_ones.id AS prescription_id,
    CASE WHEN open_ones.status = 'returned' AND open_ones.return_reason = 'not-available' THEN 'sold-out'
      WHEN greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :freshAfter
        THEN CASE WHEN coalesce(stock.quantity, 0) >= open_ones.needed THEN 'in-stock' ELSE 'sold-out' END
      ELSE 'unknown' END AS availability,
    (SELECT count(*) FROM covering WHERE covering.treatment_id = open_ones.treatment_id)::int AS pharmacy_count,
    ARRAY(SELECT entry ->> 'productName' FROM jsonb_array_elements(open_ones.alternatives) WITH ORDINALITY AS listed (entry, place) ORDER BY place) AS alternatives,
    question.asked_by, question.asked_at, coalesce(question.status = 'answered', false) AS is_answered,
    CASE WHEN question.status = 'answered' THEN question.answer_text END AS answer_text
  FROM open_ones
  LEFT JOIN pharmacies ON pharmacies.id = open_ones.pharmacy_id
  LEFT JOIN stock ON stock.pharmacy_id = open_ones.pharmacy_id AND stock.product_id = open_ones.product_id
  LEFT JOIN LATERAL (
    SELECT asked_by, asked_at, pharmacy_questions.status, answer_text FROM pharmacy_questions
    WHERE prescription_id = open_ones.id AND pharmacy_questions.sending_id IS NOT DISTINCT FROM open_ones.sending_id
      AND ((pharmacy_questions.status IN ('open', 'held') AND (asked_by = 'patient' OR open_ones.status NOT IN ('issued', 'returned')))
        OR (pharmacy_questions.status = 'answered' AND asked_by = 'patient'))
    ORDER BY pharmacy_questions.status = 'answered', asked_at DESC LIMIT 1
  ) AS question ON true
  ORDER BY open_ones.treatment_id, open_ones.position, open_ones.id`;

/** For the patient's own prescriptions of some requests that are not ready yet: whether they are to be had, and where. */
export const supplyOf = async (ctx: Ctx<Member>, treatmentIds: string[]): Promise<SupplyRow[]> => {
  if (treatmentIds.length === 0) return [];
  const freshAfter = later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);
  return rawRows<SupplyRow>(ctx.trx, sql, { patientId: ctx.actor.id, treatmentIds, statuses: [...statusesToSupply], freshAfter });
};
